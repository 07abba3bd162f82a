// geometry/svg.ts
/** A coordinate with at most one decimal; `-0` and trailing zeros cost bytes and tell nothing. */
function n(value) {
	const rounded = Math.round(value * 10) / 10;
	return String(rounded === 0 ? 0 : rounded);
}
/** One element as text. */
function element(name, attributes, ...children) {
	let text = `<${name}`;
	for (const [key, value] of Object.entries(attributes)) if (value !== void 0) text += ` ${key}="${typeof value === "number" ? Math.round(value * 1e3) / 1e3 : value}"`;
	return children.length > 0 ? `${text}>${children.join("")}</${name}>` : `${text}/>`;
}
/** The stops of a gradient as elements. */
var stopElements = (list) => list.map(([offset, color, opacity]) => element("stop", {
	offset,
	"stop-color": color,
	"stop-opacity": opacity
}));
/** Stops of one colour or of several, at their places, each with its opacity where one is given. */
var stops = (colors, at = [0, 1], opacities = []) => at.map((offset, i) => [
	offset,
	typeof colors === "string" ? colors : colors[i] ?? "",
	opacities[i]
]);
/** A smooth line through points (Catmull-Rom), without the leading move when `open` follows another path. */
function smooth(points, closed = false) {
	const count = points.length;
	const get = (i) => points[closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))] ?? [0, 0];
	let d = `M${n(get(0)[0])} ${n(get(0)[1])}`;
	for (let i = 0; i < (closed ? count : count - 1); i += 1) {
		const [a, b, c, e] = [
			get(i - 1),
			get(i),
			get(i + 1),
			get(i + 2)
		];
		d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
	}
	return closed ? `${d}Z` : d;
}
// pictures/shapes.ts
function circle(cx, cy, rx, ry = rx) {
	return `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0z`;
}
/** A closed ring around (cx, cy) whose radius is a function of the angle (radians). */
function blob(cx, cy, radius, steps = 28, flat = 1) {
	return smooth(Array.from({ length: steps }, (_, i) => {
		const angle = i / steps * 2 * Math.PI;
		return [cx + radius(angle) * Math.cos(angle), cy + radius(angle) * Math.sin(angle) * flat];
	}), true);
}
// pictures/parts/airway.ts
/**
* A small airway cut across, 176 units wide around (cx, cy): muscle ring, swollen lining, mucus, and the way left for air.
* @param attack 0 at rest, 1 in an attack: the ring tightens, the lining swells, mucus fills the folds.
*/
function airway(p, cx, cy, attack) {
	const between = (calm, tight) => calm + (tight - calm) * attack;
	const outer = between(80, 74);
	const lining = outer - between(9, 17);
	const open = lining - between(14, 27);
	const fold = (depth) => (angle) => open * (1 + depth * Math.cos(6 * angle) + depth * .3 * Math.sin(3 * angle + 1));
	const wall = blob(cx, cy, fold(between(.02, .2)), 48);
	const slit = blob(cx, cy, (angle) => fold(between(.02, .34))(angle) * between(.95, .46), 48);
	const [deep, air, bright] = p.tone("air");
	const ring = blob(cx, cy, () => outer, 16);
	return p.flat(circle(cx, cy, 88), p.tone("tissue")[2], .55) + p.body(ring, "muscle", { soft: 7 }) + p.line(circle(cx, cy, outer - between(4.5, 8.5)), p.tone("muscle")[0], between(4, 9), {
		"stroke-dasharray": "1.5 9",
		"stroke-linecap": "butt",
		"stroke-opacity": .55
	}) + p.body(blob(cx, cy, () => lining, 16), "lining", { soft: between(8, 12) }) + p.body(wall, "mucus", { soft: 5 }) + p.flat(slit, air) + p.within(slit, p.blurred(p.flat(circle(cx + 6, cy + 8, open * .7), deep, .75) + p.flat(circle(cx - open * .4, cy - open * .45, open * .35), bright), 9));
}
// pictures/parts/chart.ts
/** The two lines of a chart with ticks below, from (x, y) of the corner at the lower left. */
function axes(p, x, y, width, height, ticks = []) {
	return p.line(`M${x} ${y - height}V${y}H${x + width}`, p.ink.quiet, 1.6) + p.line(ticks.map((at) => `M${n(x + at * width)} ${y}v6`).join(""), p.ink.quiet, 1.6);
}
// pictures/parts/breath.ts
/** The curve of one breath blown out, as flow against what has left the lungs: 101 points, 0 to 1 on both axes. */
function curve(scoop) {
	return Array.from({ length: 101 }, (_, i) => {
		const volume = i / 100 * (1 - .14 * scoop);
		const u = i / 100;
		const up = Math.min(1, u / .11);
		return [volume, Math.sin(up * Math.PI / 2) * (u < .11 ? 1 : (1 - (u - .11) / .89) ** (1 + 1.5 * scoop)) * (1 - .26 * scoop)];
	});
}
var path = (points) => points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${Math.round((44 + x * 320) * 10) / 10} ${Math.round((206 - y * 164) * 10) / 10}`).join("");
/** Both curves as far as the breath has gone. @param blown 0 at the start, 1 at its end. */
function blowAt(p, blown) {
	const shown = Math.max(2, Math.round(blown * 101));
	const well = curve(0).slice(0, shown);
	const tight = curve(1).slice(0, shown);
	const gap = `${path(well)}L${path([...tight].reverse()).slice(1)}z`;
	const [x, y] = tight.at(-1) ?? [0, 0];
	return axes(p, 44, 206, 340, 180) + p.changed(gap).replace(/<path[^>]*stroke="[^"]*"[^>]*\/>$/, "") + p.line(path(well), p.tone("cell")[0], 5.4) + p.line(path(well), p.tone("cell")[1], 2.8) + p.line(path(tight), p.tone("alarm")[0], 5.4) + p.line(path(tight), p.tone("alarm")[1], 2.8) + (blown < 1 ? p.ball(Math.round(44 + x * 320), Math.round(206 - y * 164), 7, "alarm") : "");
}
// pictures/parts/marks.ts
/** How redness shows: pink on light skin, brick on brown, purple-brown on dark. */
var flush = {
	light: "#dd5a52",
	middle: "#a93a2e",
	dark: "#4a1120"
};
/** A welt is paler than its flush, and on every skin near the skin's own colour. */
var top = {
	light: "#fbdccb",
	middle: "#dba27d",
	dark: "#99644f"
};
/** A welt seen from above: raised and paler in the middle, a flush around it. */
function weal(p, cx, cy, r, skin, strength = 1) {
	const edge = (share) => blob(cx, cy, (angle) => share * r * (1 + .07 * Math.sin(2 * angle + cx) + .05 * Math.sin(3 * angle + cy)), 8, .86);
	return element("g", { opacity: strength }, p.blurred(p.flat(circle(cx, cy, r * 1.42, r * 1.22), flush[skin], .7), Math.round(r * 2) / 10), p.blurred(p.flat(edge(.98), top[skin]), Math.round(r) / 10), p.blurred(p.flat(circle(cx - r * .2, cy - r * .2, r * .5, r * .38), "#fff", skin === "dark" ? .2 : .45), Math.round(r * 2) / 10));
}
// pictures/parts/hive.ts
/** The same patch of skin with a pen ring around one welt. `hours` since it came, 0 to 24: it rises, spreads, fades without a trace; another comes beside it. */
function hiveAt(p, hours) {
	const rise = Math.min(1, hours / 1.5);
	const fade = hours < 3 ? 1 : Math.max(0, 1 - (hours - 3) / 14);
	const other = hours < 6 ? 0 : Math.min(1, (hours - 6) / 6);
	const skin = circle(0, 0, 45);
	return p.body(skin, "middle", { soft: 12 }) + p.within(skin, (fade > .04 ? weal(p, -9, -3, 7 + 10 * rise, "middle", fade) : "") + (other > 0 ? weal(p, 22, 21, 4 + 7 * other, "middle", other) : "")) + p.line(circle(-9, -3, 23), p.tone("medicine")[0], 2.4, { "stroke-dasharray": "7 3" });
}
// pictures/palette.ts
/**
* Colours that mean the same on every picture: tissue peach, air pale blue, allergen cedar gold, medicine bluebonnet,
* alarm coral, immune cell live oak. An epinephrine pen has its own three, tip, cap and label, as on the steps of
* app/parts/step-drawings. By night the thing shown stays lit and its ground dims.
*/
var day = {
	tissue: [
		"#c67d66",
		"#f0b79c",
		"#fcdfcd"
	],
	lining: [
		"#b4505a",
		"#e58f8d",
		"#f8c6bd"
	],
	muscle: [
		"#8e2f21",
		"#cf6247",
		"#eb9a7f"
	],
	alarm: [
		"#8f2d12",
		"#d8573a",
		"#f59d80"
	],
	mucus: [
		"#94a058",
		"#ccd592",
		"#eef1cd"
	],
	air: [
		"#86aec8",
		"#cbe2ee",
		"#eef7fb"
	],
	allergen: [
		"#8a5a12",
		"#dba23a",
		"#f8dd94"
	],
	medicine: [
		"#28337f",
		"#5664c0",
		"#abb5ee"
	],
	cell: [
		"#134a3e",
		"#468f79",
		"#a5d5c1"
	],
	bone: [
		"#ad9f80",
		"#e6dcc4",
		"#fbf7ea"
	],
	blood: [
		"#7a1d22",
		"#b84848",
		"#e39b94"
	],
	fat: [
		"#c9993a",
		"#f0d288",
		"#fcefc9"
	],
	plastic: [
		"#9fb0ad",
		"#e8eeec",
		"#ffffff"
	],
	tip: [
		"#ad4a06",
		"#f58220",
		"#ffc690"
	],
	cap: [
		"#153f86",
		"#2f76d2",
		"#a5cbf7"
	],
	label: [
		"#b98410",
		"#f3c63b",
		"#fdeaa6"
	],
	steel: [
		"#5d6f72",
		"#a9b8ba",
		"#eef3f3"
	],
	cloth: [
		"#2d5b4f",
		"#7fb3a0",
		"#b9dccd"
	],
	light: [
		"#c1855f",
		"#efc5a2",
		"#fde6d1"
	],
	middle: [
		"#885431",
		"#bf8759",
		"#dfb48b"
	],
	dark: [
		"#3a2013",
		"#76472c",
		"#a3704c"
	]
};
var dimmed = (hex, share) => `#${[
	1,
	3,
	5
].map((at) => Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * share).toString(16).padStart(2, "0")).join("")}`;
var tones = {
	light: day,
	dark: Object.fromEntries(Object.entries(day).map(([name, tone]) => [name, name === "dark" || name === "cell" ? tone : [
		.8,
		.87,
		.9
	].map((share, i) => dimmed(tone[i] ?? "", share))]))
};
/** Lines and what stands behind: ink for outlines, quiet for axes, card for the ground, mark for what changed. */
var inks = {
	light: {
		ink: "#16302c",
		quiet: "#6b7f78",
		card: "#fffdf8",
		faint: "#e4dfd0",
		mark: "#a8330f"
	},
	dark: {
		ink: "#f1ece0",
		quiet: "#93a69e",
		card: "#172b29",
		faint: "#33504b",
		mark: "#ff9d7c"
	}
};
/** The disc behind a plate, by the part of the body that its topic belongs to: middle and rim. */
var discs = {
	nose: {
		light: ["#e6f1f6", "#c3dbe7"],
		dark: ["#27464f", "#1b333a"]
	},
	chest: {
		light: ["#fbe6e1", "#eec6bd"],
		dark: ["#4a302f", "#342524"]
	},
	skin: {
		light: ["#fdebd9", "#f3d0b0"],
		dark: ["#4b3728", "#33291f"]
	},
	food: {
		light: ["#faf0cf", "#ecd597"],
		dark: ["#4a4023", "#322d1b"]
	},
	alarm: {
		light: ["#fde5da", "#f2bfa8"],
		dark: ["#4f2f24", "#37241d"]
	},
	immune: {
		light: ["#e1f0e8", "#b7d8c8"],
		dark: ["#224a40", "#1a362f"]
	}
};
// pictures/pen.ts
/**
* Draws in one theme and gathers the gradients that it needs. Every method gives SVG text; none of it holds words.
* @param prefix begins every id, so that two drawings can stand in one document
*/
function newPen(theme, prefix = "p") {
	const made = /* @__PURE__ */ new Map();
	const bodies = [];
	const ink = inks[theme];
	const tone = (name) => tones[theme][name];
	/** The id of a definition, made when it is first asked for. */
	const shared = (key, make) => {
		const before = made.get(key);
		if (before) return before;
		const id = `${prefix}${made.size.toString(36)}`;
		made.set(key, id);
		bodies.push(make(id));
		return id;
	};
	const blur = (by) => shared(`blur ${by}`, (id) => element("filter", {
		id,
		x: -.4,
		y: -.4,
		width: 1.8,
		height: 1.8
	}, element("feGaussianBlur", { stdDeviation: by })));
	const clip = (d) => shared(`clip ${d}`, (id) => element("clipPath", { id }, element("path", {
		d,
		"clip-rule": "evenodd"
	})));
	const round = (key, list, middle = ".5") => shared(key, (id) => element("radialGradient", {
		id,
		cx: middle,
		cy: middle === ".5" ? ".5" : ".3",
		r: middle === ".5" ? ".5" : ".8"
	}, ...stopElements(list)));
	const flat = (d, fill, opacity = 1) => element("path", {
		d,
		fill,
		"fill-rule": "evenodd",
		"fill-opacity": opacity < 1 ? opacity : void 0
	});
	const line = (d, stroke, width, more = {}) => element("path", {
		d,
		fill: "none",
		stroke,
		"stroke-width": width,
		"stroke-linecap": "round",
		"stroke-linejoin": "round",
		...more
	});
	/** What to look at: outlined in the one colour kept for it, where hatching would hide what lies within. */
	const ringed = (d, width = 2.2) => line(d, ink.mark, width);
	return {
		theme,
		ink,
		tone,
		flat,
		line,
		ringed,
		/**
		* A closed shape with volume, as the grains have it: lit from the upper left, in shade at the lower right, without an outline.
		* `soft` is how far shade and light reach in from the edge, in units of the picture.
		*/
		body(d, name, { soft = 8 } = {}) {
			const [shade, base, light] = tone(name);
			const path = shared(`path ${d}`, (id) => element("path", {
				id,
				d
			}));
			const cut = shared(`cut ${d}`, (id) => element("clipPath", { id }, element("use", { href: `#${path}` })));
			const fill = round(`body ${name}`, stops([
				light,
				base,
				base,
				shade
			], [
				.05,
				.42,
				.8,
				1
			]), ".36");
			const stroke = (color, width, by, opacity) => element("use", {
				href: `#${path}`,
				fill: "none",
				stroke: color,
				"stroke-width": width,
				"stroke-opacity": opacity,
				filter: `url(#${blur(Math.round(soft * 5) / 10)})`,
				transform: `translate(${n(by)} ${n(by * 1.2)})`
			});
			return element("use", {
				href: `#${path}`,
				fill: `url(#${fill})`
			}) + element("g", { "clip-path": `url(#${cut})` }, stroke(light, soft * .9, soft * .5, .5), stroke(shade, soft * 1.7, -soft * .4, .8));
		},
		/** A round or oval thing with volume. */
		ball(cx, cy, rx, name, ry = rx) {
			const [shade, base, light] = tone(name);
			const fill = round(`ball ${name}`, stops([
				light,
				base,
				shade
			], [
				0,
				.5,
				1
			]), ".36");
			return element(rx === ry ? "circle" : "ellipse", {
				cx,
				cy,
				...rx === ry ? { r: rx } : {
					rx,
					ry
				},
				fill: `url(#${fill})`
			});
		},
		/** What changed between two drawings: hatched and outlined. */
		changed(d) {
			const hatch = shared("hatch", (id) => element("pattern", {
				id,
				width: 5,
				height: 5,
				patternUnits: "userSpaceOnUse",
				patternTransform: "rotate(45)"
			}, element("path", {
				d: "M1 0V5",
				stroke: ink.mark,
				"stroke-width": 1,
				"stroke-opacity": .55
			})));
			return flat(d, `url(#${hatch})`) + ringed(d);
		},
		/** A soft shadow on the ground. */
		shadow(cx, cy, rx, ry) {
			return element("ellipse", {
				cx,
				cy,
				rx,
				ry,
				fill: `url(#${round("shadow", stops(theme === "light" ? "#5b4636" : "#000", [0, 1], [theme === "light" ? .34 : .5, 0]))})`
			});
		},
		disc(cx, cy, r, kind) {
			const [middle, rim] = discs[kind][theme];
			return element("circle", {
				cx,
				cy,
				r,
				fill: `url(#${round(`disc ${kind}`, stops([middle, rim], [.2, 1]))})`
			});
		},
		/** Shows of `body` only what lies within the path. */
		within: (d, body) => element("g", { "clip-path": `url(#${clip(d)})` }, body),
		blurred: (body, by) => element("g", { filter: `url(#${blur(by)})` }, body),
		/** The drawing with the fine grain of an airbrush over all that it covers. */
		grained(body) {
			return element("g", { filter: `url(#${shared("grain", (id) => element("filter", {
				id,
				filterUnits: "userSpaceOnUse",
				"color-interpolation-filters": "sRGB"
			}, element("feTurbulence", { baseFrequency: .7 }), element("feComposite", {
				in: "SourceGraphic",
				operator: "arithmetic",
				k2: 1,
				k3: .11,
				k4: -.04
			}), element("feComposite", {
				in2: "SourceGraphic",
				operator: "in"
			})))})` }, body);
		},
		defs: () => bodies.join("")
	};
}
/** Moves, turns (degrees) and scales what is drawn around its own origin. */
function placed(body, x, y, scale = 1, turn = 0) {
	return element("g", { transform: [
		`translate(${x} ${y})`,
		turn ? `rotate(${turn})` : "",
		scale !== 1 ? `scale(${scale})` : ""
	].join("") }, body);
}
// pictures/parts/things.ts
/** A clock's face with its hands at the given minutes past twelve. */
function clock(p, cx, cy, r, minutes) {
	const hand = (share, long) => {
		const angle = share * 2 * Math.PI;
		return `M${cx} ${cy}L${Math.round((cx + Math.sin(angle) * long) * 10) / 10} ${Math.round((cy - Math.cos(angle) * long) * 10) / 10}`;
	};
	const wedge = minutes % 60;
	const angle = wedge / 60 * 2 * Math.PI;
	const [ex, ey] = [cx + Math.sin(angle) * r * .82, cy - Math.cos(angle) * r * .82];
	return p.body(circle(cx, cy, r), "plastic", { soft: r * .25 }) + (wedge > 0 ? p.flat(`M${cx} ${cy}V${cy - r * .82}A${r * .82} ${r * .82} 0 ${wedge > 30 ? 1 : 0} 1 ${Math.round(ex * 10) / 10} ${Math.round(ey * 10) / 10}z`, p.tone("alarm")[1], .8) : "") + p.line(hand(minutes / 60, r * .72) + hand(minutes / 720, r * .45), "#16302c", Math.max(1.4, r * .09)) + p.line(circle(cx, cy, r), p.tone("steel")[0], Math.max(1.2, r * .08));
}
// pictures/moving.ts
/** Drawings by how far they have moved, 0 to 1, in the size of a figure. A browser draws them: nothing here may need the build. */
var drawings = {
	airway: (p, moved) => placed(airway(p, 0, 0, moved), 200, 120, 1.24),
	blow: (p, moved) => blowAt(p, moved),
	hive: (p, moved) => placed(hiveAt(p, moved * 24), 150, 120, 2.3) + clock(p, 330, 120, 46, Math.round(moved * 24 * 60) || 720)
};
var movingDrawingIds = Object.keys(drawings);
/** One moment of a moving drawing as the inside of an `svg` element, 400 by 240 units. @param moved 0 to 1. */
function movingSvg(id, moved, theme) {
	const pen = newPen(theme, `m${id}`);
	const body = drawings[id](pen, Math.min(1, Math.max(0, moved)));
	return element("defs", {}, pen.defs()) + body;
}
export { movingDrawingIds, movingSvg };
