// What does not fit: boxes that cut off what is in them, and the page when it scrolls sideways.
() => {
  const cut = [];
  for (const element of document.body.querySelectorAll("*")) {
    if (!element.checkVisibility() || element instanceof SVGElement || element.tagName === "IFRAME") continue;
    const style = getComputedStyle(element);
    const clips = (overflow) => overflow === "hidden" || overflow === "clip";
    if (!element.innerText?.trim() || element.closest(".skip")) continue;
    let isHidden = false;
    for (let box = element; box; box = box.parentElement) {
      if (getComputedStyle(box).clipPath.startsWith("inset(50%")) isHidden = true;
    }
    if (isHidden) continue;
    const isCut = (clips(style.overflowX) && element.scrollWidth > element.clientWidth + 1)
      || (clips(style.overflowY) && element.scrollHeight > element.clientHeight + 1);
    if (isCut) {
      cut.push(`${element.tagName.toLowerCase()}.${element.className} ${element.scrollWidth}x${element.scrollHeight} in `
        + `${element.clientWidth}x${element.clientHeight}: ${element.innerText.trim().slice(0, 40)}`);
    }
  }
  const root = document.scrollingElement;
  return { cut, width: root.scrollWidth, room: root.clientWidth, rootSize: getComputedStyle(root).fontSize };
}
