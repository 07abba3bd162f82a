/**
 * Draws JSX as elements of the page, without React: the build of app/browser/clinic-now.ts takes it in the place of
 * `react/jsx-runtime`. It knows what our views use: elements of HTML and the few of our drawings, components without state,
 * fragments.
 */
type Child = Node | string | number | boolean | null | undefined | readonly Child[];
type Props = Readonly<Record<string, unknown>> & { readonly children?: Child };

function nodes(child: Child): (Node | string)[] {
  if (Array.isArray(child)) return child.flatMap(nodes);
  if (child === null || child === undefined || typeof child === 'boolean') return [];
  return [child instanceof Node ? child : String(child)];
}

/** True and false are values to ARIA; to HTML they say whether the attribute is there. */
function attribute(name: string, value: unknown): string | undefined {
  if (value === undefined || value === null || (value === false && !name.startsWith('aria-'))) return undefined;
  return value === true && !name.startsWith('aria-') ? '' : String(value);
}

const drawings = new Set(['svg', 'path', 'use']);

const made = (type: string): Element =>
  drawings.has(type) ? document.createElementNS('http://www.w3.org/2000/svg', type) : document.createElement(type);

export function jsx(type: string | ((props: Props) => Child), props: Props): Child {
  if (typeof type === 'function') return type(props);
  const element = made(type);
  for (const [name, given] of Object.entries(props)) {
    const value = name === 'children' ? undefined : attribute(name, given);
    if (value !== undefined) element.setAttribute(name === 'className' ? 'class' : name, value);
  }
  element.append(...nodes(props.children));
  return element;
}

export const jsxs = jsx;
export const Fragment = ({ children }: Props): Child => children;

/** What a view drew, as nodes to put into the page. */
export const drawn = nodes as (child: unknown) => (Node | string)[];
