/// The look and the behaviour of a timeline's page.
enum TimelinePage {
  static let style = """
    :root {
      --ground: #f2f2f7; --paper: #fff; --ink: #1c1c1e; --soft: #63636a; --line: #d8d8de; --tint: #0a5fd0;
      --now: #e5f0ff; --finger: #8a4fd8; --warn: #b3261e;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #000; --paper: #1c1c1e; --ink: #f2f2f7; --soft: #a6a6ae; --line: #3a3a3e; --tint: #6db0ff;
        --now: #14304f; --finger: #c79bff; --warn: #ff8a80;
      }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--ground); color: var(--ink);
      font: 15px/1.45 system-ui, "Liberation Sans", Helvetica, Arial, sans-serif; }
    header { padding: 20px 24px 12px; }
    h1 { margin: 0; font-size: 22px; line-height: 1.25; overflow-wrap: anywhere; }
    #facts { margin: 4px 0 0; color: var(--soft); }
    main { display: grid; grid-template-columns: minmax(320px, 2fr) 3fr; gap: 20px; padding: 0 24px 24px;
      align-items: start; }
    #viewer { position: sticky; top: 16px; display: grid; gap: 12px; min-width: 0; }
    #stage { display: flex; justify-content: center; }
    #stage .screen { max-height: 54vh; max-width: 100%; }
    .screen { position: relative; overflow: hidden; background: var(--paper); border: 1px solid var(--line);
      border-radius: 8px; }
    .screen img, .screen svg { position: absolute; inset: 0; width: 100%; height: 100%; display: block; }
    #controls { display: grid; grid-template-columns: auto 1fr auto; gap: 12px; align-items: center; }
    #play { width: 44px; height: 44px; border: 0; border-radius: 50%; background: var(--tint); color: var(--paper);
      font-size: 16px; cursor: pointer; }
    #rail { display: grid; gap: 4px; min-width: 0; }
    #spans { position: relative; height: 8px; margin: 0 8px; border-radius: 4px; background: var(--line);
      overflow: hidden; }
    #spans i { position: absolute; top: 0; bottom: 0; min-width: 3px; background: var(--soft); }
    #spans i.gesture { background: var(--finger); }
    #slider { width: 100%; margin: 0; accent-color: var(--tint); min-height: 28px; }
    #clock { min-width: 84px; text-align: right; font-variant-numeric: tabular-nums; }
    #strip { display: flex; gap: 10px; overflow-x: auto; padding: 2px 2px 10px; }
    #strip button { flex: none; width: 84px; padding: 0; border: 0; background: none; color: var(--soft); font: inherit;
      font-size: 13px; cursor: pointer; font-variant-numeric: tabular-nums; }
    #strip .screen { border-radius: 5px; margin-bottom: 4px; }
    #strip button[aria-current] { color: var(--tint); font-weight: 600; }
    #strip button[aria-current] .screen { outline: 2px solid var(--tint); }
    #stories { display: grid; gap: 14px; min-width: 0; }
    article { background: var(--paper); border: 1px solid var(--line); border-radius: 10px; padding: 14px 16px; }
    h2 { margin: 0 0 8px; font-size: 16px; }
    h2 + .when { margin: -6px 0 8px; color: var(--soft); font-variant-numeric: tabular-nums; }
    h3 { margin: 14px 0 4px; font-size: 13px; color: var(--soft); font-weight: 600; }
    p, li { overflow-wrap: anywhere; }
    article p { margin: 6px 0 2px; }
    ul { margin: 0; padding-left: 18px; color: var(--soft); }
    ol { list-style: none; margin: 0; padding: 0; }
    ol button { display: grid; grid-template-columns: 84px 1fr; gap: 10px; width: 100%; padding: 5px 8px; border: 0;
      border-radius: 6px; background: none; color: inherit; font: inherit; text-align: left; cursor: pointer; }
    ol button:hover { background: var(--ground); }
    ol button[aria-current] { background: var(--now); }
    ol b { white-space: nowrap; font-weight: 400; color: var(--soft); text-align: right; font-variant-numeric: tabular-nums; }
    ol span { overflow-wrap: anywhere; min-width: 0; }
    .error { color: var(--warn); }
    :focus-visible { outline: 2px solid var(--tint); outline-offset: 2px; }
    @media (max-width: 760px) {
      main { grid-template-columns: minmax(0, 1fr); padding: 0 16px 16px; }
      header { padding: 16px 16px 10px; }
      #viewer { position: static; }
      #stage .screen { max-height: 60vh; }
      ol button { grid-template-columns: 72px 1fr; padding: 5px 0; }
    }
    """

  static let script = #"""
    const { timeline, moments, pictures } = JSON.parse(document.getElementById("data").textContent);
    const { start, end, size, stories, tracks } = timeline;
    const length = Math.max(end - start, 0.001);
    const [width, height] = [Math.max(size[0], 1), Math.max(size[1], 1)];
    const make = (name, content = "", attributes = {}) => {
      const element = document.createElement(name);
      if (content !== "") element.textContent = content;
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      return element;
    };
    const find = (id) => document.getElementById(id);
    const shown = (time) => {
      const tenths = Math.round((time - start) * 10000);
      // Numbers of five digits are not read any more.
      return Math.abs(tenths) < 100000 ? `${tenths / 10} ms` : `${(tenths / 10000).toFixed(2)} s`;
    };
    const decided = timeline.decisionCount === undefined ? "no decisions recorded" : `${timeline.decisionCount} decisions`;
    find("facts").textContent =
      `${Math.round(length * 1000) / 1000} s · ${size[0]} × ${size[1]} points · ${decided} · ${stories.length === 1 ? "1 story" : `${stories.length} stories`}`;

    // The screen at a time: the last picture before it, and fingers with the ways that they have come.
    const images = pictures.map(({ svg }) =>
      `data:image/svg+xml,${encodeURIComponent(svg)}`);
    const namespace = "http://www.w3.org/2000/svg";
    const drawing = (name, attributes) => {
      const element = document.createElementNS(namespace, name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      return element;
    };
    function fingers(time, hasPicture) {
      const svg = drawing("svg", { viewBox: `0 0 ${width} ${height}` });
      const radius = Math.max(14, Math.min(width, height) / 18);
      for (const { isTouch, places } of tracks) {
        const past = places.filter((place) => place.time <= time + 1e-6);
        if (past.length === 0) continue;
        const isOver = places.at(-1).time < time - 0.05;
        if (time - places.at(-1).time > 0.6) continue;
        const color = isTouch ? "var(--finger)" : "var(--soft)";
        svg.append(drawing("polyline", {
          points: past.map(({ location }) => location.join(",")).join(" "), fill: "none", stroke: color,
          "stroke-width": radius / 2.5, "stroke-linejoin": "round", "stroke-linecap": "round", opacity: isOver ? 0.3 : 0.6,
        }));
        const [x, y] = past.at(-1).location;
        // The picture of a program has its fingers.
        if (isOver || (hasPicture && isTouch)) continue;
        svg.append(drawing("circle", {
          cx: x, cy: y, r: isTouch ? radius : radius / 3, fill: color, opacity: 0.55, stroke: "#fff",
          "stroke-width": radius / 9,
        }));
      }
      return svg;
    }
    function fill(screen, time, isExact) {
      let last = -1;
      pictures.forEach((picture, index) => { if (picture.time <= time + 1e-6) last = index; });
      const children = [];
      if (last >= 0) children.push(make("img", "", { src: images[last], alt: "" }));
      children.push(fingers(time, last >= 0 && (isExact || pictures[last].time >= time - 1e-6)));
      screen.replaceChildren(...children);
    }
    function screen() {
      const element = make("div", "", { class: "screen" });
      element.style.aspectRatio = `${width} / ${height}`;
      return element;
    }

    const stage = screen();
    // As large as fits, in the shape of the screen.
    stage.style.width = `min(100%, calc(54vh * ${width / height}))`;
    find("stage").append(stage);

    const strip = moments.map((time) => {
      const button = make("button", "", { type: "button", "aria-label": `The moment ${shown(time)}` });
      const small = screen();
      fill(small, time, true);
      button.append(small, make("span", shown(time)));
      button.onclick = () => go(time);
      const item = make("div", "", { role: "listitem" });
      item.append(button);
      find("strip").append(item);
      return { time, button };
    });

    const lines = [];
    stories.forEach((story, index) => {
      const article = make("article");
      // The page counts from the beginning of the recording.
      const title = story.title.replace(/; it began at [^;]*$/, "");
      article.append(make("h2", `${index + 1}. ${title[0].toUpperCase()}${title.slice(1)}`));
      article.append(make("p", `from ${shown(story.start)} to ${shown(story.end)}`, { class: "when" }));
      for (const finger of story.fingers) {
        article.append(make("p", finger.words));
        const list = make("ul");
        for (const name of finger.takingPart) list.append(make("li", `${name} takes part`));
        for (const name of finger.notTakingPart) list.append(make("li", name));
        if (list.children.length > 0) article.append(list);
      }
      if (story.moments.length > 0) {
        article.append(make("h3", "What happened"));
        const list = make("ol");
        for (const moment of story.moments) {
          const button = make("button", "", { type: "button" });
          const often = moment.count > 1
            ? `, ${moment.count} times${moment.lastTime > moment.time ? `, until ${shown(moment.lastTime)}` : ""}` : "";
          const words = make("span", moment.words + often);
          if (moment.words.startsWith("programming error")) words.className = "error";
          button.append(make("b", shown(moment.time)), words);
          button.onclick = () => go(moment.time);
          lines.push({ time: moment.time, last: Math.max(moment.lastTime, moment.time), button });
          const item = make("li");
          item.append(button);
          list.append(item);
        }
        article.append(list);
      }
      if (story.outcomes.length > 0) {
        article.append(make("h3", "In the end"));
        const list = make("ul");
        for (const outcome of story.outcomes) list.append(make("li", outcome));
        article.append(list);
      }
      find("stories").append(article);
      const span = make("i", "", { class: story.kind });
      span.style.left = `${(story.start - start) / length * 100}%`;
      span.style.width = `${Math.max(story.end - story.start, 0) / length * 100}%`;
      find("spans").append(span);
    });

    let now = start;
    const slider = find("slider");
    const frame = 1 / 60;
    slider.max = Math.ceil(length / frame);
    function show(time) {
      now = Math.min(Math.max(time, start), end);
      slider.value = (now - start) / frame;
      slider.setAttribute("aria-valuetext", shown(now));
      find("clock").textContent = shown(now);
      fill(stage, now, false);
      const nearest = strip.reduce((best, one) => (one.time <= now + 1e-6 ? one : best), strip[0]);
      for (const one of strip) one.button.toggleAttribute("aria-current", one === nearest);
      for (const line of lines) {
        line.button.toggleAttribute("aria-current", line.time <= now + frame / 2 && line.last >= now - frame / 2);
      }
    }
    let playing = 0;
    function pause() {
      cancelAnimationFrame(playing);
      playing = 0;
      find("play").textContent = "▶";
      find("play").setAttribute("aria-label", "Play");
    }
    function go(time) {
      pause();
      show(time);
    }
    find("play").onclick = () => {
      if (playing !== 0) return pause();
      if (now >= end) show(start);
      find("play").textContent = "❚❚";
      find("play").setAttribute("aria-label", "Pause");
      const origin = { wall: performance.now(), time: now };
      const step = () => {
        show(origin.time + (performance.now() - origin.wall) / 1000);
        if (now >= end) return pause();
        playing = requestAnimationFrame(step);
      };
      playing = requestAnimationFrame(step);
    };
    slider.oninput = () => go(Number(slider.value) * frame + start);
    show(start);
    """#
}
