// Comfort for those whose browser runs scripts: keys, swipes, and going back to where one was. Everything is there
// without it.
(() => {
  "use strict";
  const root = document.documentElement;
  const one = (selector) => document.querySelector(selector);
  // The results beside an item are a grid page in a frame of the item's page.
  const framed = parent !== window;
  const back = one(".popup .close");
  const grid = one(".grid");
  const pageKey = "vitrine-page";
  const listKey = "vitrine-list";
  const media = (query, change) => {
    const list = matchMedia(query);
    if (change) list.addEventListener("change", change);
    return list;
  };
  // What the visitor keeps private cannot be remembered.
  const remember = (key, value) => {
    try {
      sessionStorage.setItem(key, value);
    } catch {}
  };
  const recall = (key) => {
    try {
      return sessionStorage.getItem(key);
    } catch {}
  };

  // A tap or click that nothing else is meant by.
  const plain = (event) => !(event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
  const forward = () => (root.dir === "rtl" ? "ArrowLeft" : "ArrowRight");
  const backward = () => (root.dir === "rtl" ? "ArrowRight" : "ArrowLeft");
  const turn = (relation) => one(`.step[rel=${relation}]`)?.click();

  // Pages of a search slide the way they are turned.
  const place = (url) => /^(.*?)(?:page\/(\d+)\/)?$/.exec(new URL(url).pathname);
  const direct = (transition, from, to) => {
    if (!transition?.types || !from || !to) return;
    const [, search, page = 1] = place(from);
    const [, other, next = 1] = place(to);
    if (grid && search === other && page !== next) transition.types.add(+page < +next ? "forward" : "backward");
  };
  addEventListener("pageswap", (event) => direct(event.viewTransition, location.href, event.activation?.entry.url));
  addEventListener("pagereveal", (event) =>
    direct(event.viewTransition, window.navigation?.activation?.from?.url, location.href));

  if (grid) {
    const inView = (row) => row.getBoundingClientRect().top >= 0 && row.getBoundingClientRect().bottom <= innerHeight;
    // Turned, a list becomes a grid or the other way round, and the tile stays in view that was. Until that is done
    // scrolling is not the reader's.
    const list = media("(orientation: portrait) and (width < 600px)", () => {
      clearTimeout(turning);
      turning = setTimeout(() => (turning = 0), 400);
      if (kept && !inView(kept)) scrollBy({ top: kept.getBoundingClientRect().top - innerHeight / 3, behavior: "instant" });
    });
    let turning = 0;
    const rows = [...grid.querySelectorAll(".tile-button")];
    // Not yet the :target, perhaps.
    const named = () => rows.find((row) => "#" + row.id === location.hash);
    let kept = named();
    remember(pageKey, location.pathname);

    // A list's place is the tile that was come back to or else its first row in view; in the grid no tile is more so
    // than another.
    // A frame later, as turning scrolls before it is told.
    addEventListener("scroll", () => requestAnimationFrame(() => {
      if (!list.matches || turning) return;
      const tile = named();
      kept = tile && inView(tile) ? tile : scrollY > 0 && rows.find((row) => row.getBoundingClientRect().top >= 0);
    }), { passive: true });

    if (!framed || recall(listKey)) kept?.focus({ preventScroll: true });

    // Whoever goes back comes to the tile.
    grid.addEventListener("click", (event) => {
      const tile = event.target.closest(".tile-button");
      if (tile && !framed && plain(event)) history.replaceState(history.state, "", "#" + tile.id);
    });

    addEventListener("keydown", (event) => {
      if (!plain(event)) return;
      if (framed && event.key === "Escape") frameElement.closest(":popover-open")?.hidePopover();
      const step = framed && { ArrowDown: 1, ArrowUp: -1, [forward()]: 1, [backward()]: -1 }[event.key];
      if (step) {
        event.preventDefault();
        remember(listKey, "1");
        rows[rows.indexOf(named()) + step]?.click();
      } else if (event.key === forward()) turn("next");
      else if (event.key === backward()) turn("prev");
    });

    let start;
    grid.addEventListener("touchstart", (event) => {
      start = event.touches.length === 1 ? event.touches[0] : null;
    }, { passive: true });
    grid.addEventListener("touchend", (event) => {
      const end = event.changedTouches[0];
      const across = start ? end.clientX - start.clientX : 0;
      if (Math.abs(across) < 60 || Math.abs(across) < 2 * Math.abs(end.clientY - start.clientY)) return;
      if (visualViewport?.scale > 1) return;
      turn(across < 0 === (root.dir !== "rtl") ? "next" : "prev");
    });
  }

  if (back) {
    const popup = one(".popup");
    const results = one(".results");
    const frame = results.firstElementChild;
    const from = document.referrer && new URL(document.referrer);
    // The page that the tile was on, which need not be that of the search the item is counted to.
    const came = from && from.origin === location.origin && from.pathname === recall(pageKey);
    if (came) {
      const tile = from.pathname + back.hash;
      for (const link of [back, one(".outside")]) link.href = tile;
      if (frame.getAttribute("src") !== tile) frame.src = tile;
    }

    // At sizes without the results beside it, the page that was left stays in sight behind the pop-up.
    const arrange = () => {
      results.inert = root.classList.toggle("over", came && !split.matches);
    };
    // The frame's address names a tile, and so some browsers give it the focus.
    frame.addEventListener("load", () => {
      if (!recall(listKey)) {
        frame.blur();
        if (one(".results:popover-open")) one(".results-button").focus();
      }
      remember(listKey, "");
    });
    const split = media("(width >= 736px) and (height >= 400px)", arrange);
    arrange();
    media("(orientation: landscape)", () => {
      if (!media("print, (prefers-reduced-motion: reduce)").matches) popup.animate({ opacity: [0, 1] }, 300);
    });

    const leave = (event) => {
      if (!plain(event)) return;
      event.preventDefault();
      if (came && history.length > 1) history.back();
      else location.href = back.href;
    };
    for (const link of [back, one(".outside")]) link.addEventListener("click", leave);

    addEventListener("keydown", (event) => {
      const step = { [forward()]: 1, [backward()]: -1 }[event.key];
      if (split.matches && step && plain(event)) {
        const rows = [...frame.contentDocument.querySelectorAll(".tile-button")];
        rows[rows.findIndex((row) => "#" + row.id === back.hash) + step]?.click();
      } else if (event.key === "Escape" && !one(":popover-open") && !split.matches) leave(event);
    });
  }
})();
