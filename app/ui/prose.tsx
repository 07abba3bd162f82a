import type { ReactNode } from 'react';
import { linkTarget, type ProseElement, type ProseNode, type ProseTag } from '#app/content/text/prose.ts';
import { PageLink } from './page-link.tsx';
import { WithHotlines } from './with-hotlines.tsx';

type PlainTag = Extract<ProseTag, 'p' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | 'br' | 'h2' | 'h3'>;
type TableTag = Extract<ProseTag, 'table' | 'thead' | 'tbody' | 'tr' | 'th' | 'td'>;

/** Draws the parts of prose that mean more than plain HTML does; each page defines how they look. */
export type SpecialParts = Partial<
  Record<Exclude<ProseTag, PlainTag | TableTag | 'page-link' | 'a'>, (element: ProseElement, children: ReactNode) => ReactNode>
>;

interface ProseProps {
  readonly nodes: readonly ProseNode[];
  readonly special?: SpecialParts;
}

function drawElement(element: ProseElement, special: SpecialParts, key: number, inHead: boolean): ReactNode {
  const { tag, attributes } = element;
  const children = element.children.map((child, place) => draw(child, special, place, inHead || tag === 'thead'));
  if (tag === 'page-link') {
    return (
      <PageLink key={key} to={linkTarget(element)}>
        {children}
      </PageLink>
    );
  }
  if (tag === 'a') {
    return (
      <a key={key} href={String(attributes.href)} rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  if (isTable(tag)) {
    return (
      <TablePart key={key} tag={tag} element={element} inHead={inHead}>
        {children}
      </TablePart>
    );
  }
  if (tag === 'br') return <br key={key} />;
  if (isPlain(tag)) {
    const Tag = tag;
    const id = typeof attributes.id === 'string' ? attributes.id : undefined;
    return (
      <Tag key={key} id={id}>
        {children}
      </Tag>
    );
  }
  return <Special key={key} element={element} draw={special[tag]} fallback={children} />;
}

const tableTags: readonly string[] = ['table', 'thead', 'tbody', 'tr', 'th', 'td'] satisfies TableTag[];

function isTable(tag: ProseTag): tag is TableTag {
  return tableTags.includes(tag);
}

/** A part of a table; app/styles/prose.css makes blocks of its rows if there is no room for columns. */
function TablePart({
  tag,
  element,
  inHead,
  children,
}: {
  readonly tag: TableTag;
  readonly element: ProseElement;
  readonly inHead: boolean;
  readonly children: ReactNode;
}) {
  // The corner above the first column is no heading: screen readers would read an empty one.
  if (tag === 'th' && element.children.length > 0) {
    return <th scope={inHead ? 'col' : 'row'}>{children}</th>;
  }
  const Tag = tag === 'th' ? 'td' : tag;
  const label = element.attributes.label === undefined ? undefined : String(element.attributes.label);
  const part = <Tag data-label={label}>{children}</Tag>;
  return tag === 'table' ? <div className="table-box">{part}</div> : part;
}

function Special({
  element,
  draw: drawPart,
  fallback,
}: {
  element: ProseElement;
  draw?: SpecialParts[keyof SpecialParts];
  fallback: ReactNode;
}) {
  return drawPart ? drawPart(element, fallback) : fallback;
}

const plainTags: readonly string[] = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'h2', 'h3'] satisfies PlainTag[];

function isPlain(tag: ProseTag): tag is PlainTag {
  return plainTags.includes(tag);
}

/** In articles the emergency card has a button for 911. */
const withButton = ['911'];

function draw(node: ProseNode, special: SpecialParts, key: number, inHead = false): ReactNode {
  return typeof node === 'string' ? <WithHotlines key={key} text={node} but={withButton} /> : drawElement(node, special, key, inHead);
}

/** Prose from the content folder, which reaches the browser as data: see app/content/text/prose.ts. */
export function Prose({ nodes, special = {} }: ProseProps) {
  return <div className="prose">{nodes.map((node, place) => draw(node, special, place))}</div>;
}
