// The pieces of text that can be seen: where each is, in document coordinates, and how it is set. Text that is hidden
// on purpose for the eye alone (clipped away, or in a box of a pixel) is left out.
() => {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const colors = new Map();
  const rgba = (color) => {
    if (!colors.has(color)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      colors.set(color, [...canvas.getImageData(0, 0, 1, 1).data]);
    }
    return colors.get(color);
  };
  const isForTheEye = (element) => {
    for (let box = element; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.clipPath.startsWith("inset(50%")) return false;
    }
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const name = (element) => {
    const own = element.tagName.toLowerCase() + (element.id ? "#" + element.id : "")
      + [...element.classList].map((name) => "." + name).join("");
    const parent = element.parentElement;
    return (parent && parent !== document.body ? parent.tagName.toLowerCase()
      + [...parent.classList].map((name) => "." + name).join("") + " > " : "") + own;
  };
  const pieces = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !isForTheEye(element)) continue;
    const style = getComputedStyle(element);
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()]
      .filter((box) => box.width > 1 && box.height > 1)
      .map((box) => [box.left + scrollX, box.top + scrollY, box.right + scrollX, box.bottom + scrollY]);
    if (!boxes.length) continue;
    pieces.push({
      element: name(element),
      text: node.data.trim().slice(0, 60),
      color: rgba(element instanceof SVGElement ? style.fill : style.color),
      size: parseFloat(style.fontSize),
      weight: parseInt(style.fontWeight, 10),
      isDrawn: element instanceof SVGElement,
      boxes,
    });
  }
  return pieces;
}
