// What the page is made of, for those who hear it or move through it by its structure.
() => {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const isTop = (element) => !element.closest("main, article, section, aside, nav");
  const heading = (element) => Number(element.tagName[1]);
  return {
    language: document.documentElement.lang,
    direction: document.documentElement.dir,
    title: document.title,
    headings: all("h1, h2, h3, h4, h5, h6").map(heading),
    mains: all("main").length,
    banners: all("header").filter(isTop).length,
    footers: all("footer").filter(isTop).length,
    unnamedNavigations: all("nav").filter((nav) => !nav.getAttribute("aria-label") && !nav.getAttribute("aria-labelledby"))
      .length,
    unnamedFrames: all("iframe").filter((frame) => !frame.title).length,
    repeatedIds: [...document.querySelectorAll("[id]")].map((element) => element.id)
      .filter((id, place, ids) => ids.indexOf(id) !== place),
    deadFragments: all("a[href^='#']").map((link) => link.getAttribute("href"))
      .filter((href) => href.length > 1 && !document.getElementById(decodeURIComponent(href.slice(1)))),
    first: (() => {
      const first = document.querySelector("a[href], button");
      return first ? first.className : "";
    })(),
    storeNamesOutsideOfBdi: [...document.querySelectorAll(".tile-name, .tile-by, .facts h1, .artist")]
      .filter((element) => !element.querySelector(":scope > bdi")).map((element) => element.className || element.tagName),
  };
}
