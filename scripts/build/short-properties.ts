import postcss from 'postcss';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** In alphabetical order: `--a` to `--z`, then `--aa` and on. */
function shortName(place: number): string {
  const [last = ''] = letters.slice(place % letters.length);
  return place < letters.length ? last : `${shortName(Math.floor(place / letters.length) - 1)}${last}`;
}

/**
 * The stylesheet with short names for the properties that it sets itself, tokens and all: they stand in every page (decision
 * 031). What scripts set (`--aside`) is only read in it and keeps its name; no script reads or sets one of the others.
 */
export function shortProperties(css: string): string {
  const sheet = postcss.parse(css);
  const own = new Set<string>();
  sheet.walkDecls(/^--/, ({ prop }) => void own.add(prop));
  const names = new Map([...own].sort().map((name, place) => [name, `--${shortName(place)}`]));
  const short = (text: string) => text.replace(/--[\w-]+/g, (name) => names.get(name) ?? name);
  sheet.walkDecls((declaration) => {
    declaration.prop = short(declaration.prop);
    declaration.value = short(declaration.value);
  });
  sheet.walkAtRules((rule) => {
    rule.params = short(rule.params);
  });
  return sheet.toString();
}
