/** Checks that tests named in docs/security.md and docs/security-tests.md run: by their title, a step's title, or a row of their table. */
import { readFileSync } from 'node:fs';
import { type ESTree, parseSync } from 'vite';
import { expect, it } from 'vitest';

type Range = Pick<ESTree.Node, 'start' | 'end'>;

const testFunctions = ['describe', 'it', 'test'];
const skips = ['fails', 'fixme', 'runIf', 'skip', 'skipIf', 'todo'];

const document = ['docs/security.md', 'docs/security-tests.md'].map((file) => readFileSync(file, 'utf8')).join('\n');
const named = [...document.matchAll(/`([\w./-]+\.(?:test|spec)\.ts) › ([^`]+)`/g)].map(([, file = '', name = '']) => ({ file, name }));

/** Returns the function with which a chain such as `describe.skipIf(…).each(…)` begins. */
function rootOf(node: ESTree.Node): string | undefined {
  if (node.type === 'CallExpression') return rootOf(node.callee);
  if (node.type === 'MemberExpression') return rootOf(node.object);
  return node.type === 'Identifier' ? node.name : undefined;
}

const isFunction = ({ type }: ESTree.Node) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';
const holds = ({ start, end }: Range, inner: Range) => start <= inner.start && inner.end <= end;
/** Parents come before their children in `ranges`. */
const innermost = <R extends Range>(ranges: readonly R[], inner: Range) => ranges.findLast((range) => holds(range, inner));

/** Returns all nodes of a piece of syntax, parents before their children. */
function nodesIn(syntax: unknown): ESTree.Node[] {
  if (typeof syntax !== 'object' || syntax === null) return [];
  const below = Object.values(syntax).flatMap(nodesIn);
  return 'type' in syntax ? [syntax as ESTree.Node, ...below] : below;
}

/** Returns titles and rows of the tests of a file that nothing in it skips. */
function titlesThatRun(source: string): string[] {
  const nodes = nodesIn(parseSync('file.ts', source).program);
  const functions = nodes.filter(isFunction);
  const tests = nodes.filter(
    (node) => node.type === 'CallExpression' && testFunctions.includes(rootOf(node) ?? '') && node.arguments.some(isFunction),
  );
  const texts = nodes.filter(({ type }) => type === 'Literal' || type === 'TemplateLiteral');
  const skipped = nodes.filter((node) => node.type === 'Identifier' && skips.includes(node.name));
  const isSkipped = (test: Range) =>
    skipped.some((skip) => {
      const around = innermost(tests, skip);
      return around === undefined || holds(around, test) || holds(test, skip);
    });
  return tests
    .filter((test) => !isSkipped(test))
    .flatMap((test) => texts.filter((text) => holds(test, text) && innermost(functions, text) === innermost(functions, test)))
    .map(({ start, end }) => source.slice(start + 1, end - 1));
}

it.each([
  ["it('a', () => {})", true],
  ["it('b', () => test.skip()); it('a', () => {})", true],
  ["it('a', () => test.skip())", false],
  ["it.skip('a', () => {})", false],
  ["describe.skipIf(late)('b', () => { it('a', () => {}); })", false],
  ["describe('b', () => { test.fixme(late); it('a', () => {}); })", false],
  ["it('b', () => say('a'))", false],
])('of %s knows whether a test "a" runs', (source, runs) => expect(titlesThatRun(source).includes('a')).toBe(runs));

it('finds them in the document', () => {
  expect(named.length).toBeGreaterThan(40);
  expect(document.match(/\.(test|spec)\.ts/g)).toHaveLength(named.length);
});

it.each(named)('$file › $name', ({ file, name }) => {
  expect(titlesThatRun(readFileSync(file, 'utf8'))).toContain(name);
});
