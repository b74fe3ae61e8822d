// The element with the focus and its text; nothing when the focus has left the page, or begins anew at its start.
() => {
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement) return null;
  if (window.testFirst === element && window.testLast !== element) return null;
  window.testFirst ??= element;
  window.testLast = element;
  const kind = element.tagName.toLowerCase() + [...element.classList].map((name) => "." + name).join("");
  const holder = element.parentElement?.closest("[class]");
  const text = (element.getAttribute("aria-label") ?? element.textContent).trim().replace(/\s+/g, " ").slice(0, 50);
  return `${holder ? holder.tagName.toLowerCase() + "." + holder.className.replaceAll(" ", ".") + " " : ""}${kind} “${text}”`;
}
