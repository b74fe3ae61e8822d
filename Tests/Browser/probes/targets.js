// Everything a finger or a pointer can aim at: where it is, and whether it stands in running text.
() => {
  const path = (element) => {
    const own = element.tagName.toLowerCase() + (element.id ? "#" + element.id : "")
      + [...element.classList].map((name) => "." + name).join("");
    const parent = element.parentElement;
    return (parent ? parent.tagName.toLowerCase() + [...parent.classList].map((name) => "." + name).join("") + " > " : "")
      + own;
  };
  const isInText = (element) => {
    if (getComputedStyle(element).display !== "inline") return false;
    const block = element.closest("p, li, dd, blockquote, td");
    if (!block) return false;
    return block.textContent.trim().length > element.textContent.trim().length;
  };
  const targets = [];
  for (const element of document.querySelectorAll("a[href], button, summary, input, select, textarea, [tabindex='0']")) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("[inert]")) continue;
    const style = getComputedStyle(element);
    if (style.pointerEvents === "none" || style.clipPath.startsWith("inset(50%")) continue;
    const box = element.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    // A positioned ::before or ::after that covers a box around the link takes the clicks for it.
    const after = getComputedStyle(element, "::after");
    const holder = after.position === "absolute" && after.content !== "none" && after.inset.split(" ").every((n) => n === "0px")
      ? element.offsetParent ?? element : element;
    const area = style.position === "static" ? holder.getBoundingClientRect() : box;
    targets.push({
      element: path(element),
      name: (element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40),
      isInText: isInText(element),
      isDecoration: element.getAttribute("aria-hidden") === "true",
      box: [area.left + scrollX, area.top + scrollY, area.right + scrollX, area.bottom + scrollY],
    });
  }
  return targets;
}
