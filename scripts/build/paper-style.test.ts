import { expect, test } from 'vitest';
import { splitPaper } from './paper-style.ts';

test('takes out what only paper needs, within the layers it stood in', () => {
  const css = '@layer a,b;@layer a{.x{color:red}@media print{.x{color:#000}}.y{margin:0}}.z{top:0}@media print{.z{top:1px}}';
  expect(splitPaper(css)).toEqual({
    screen: '@layer a,b;@layer a{.x{color:red}.y{margin:0}}.z{top:0}',
    paper: '@layer a{@media print{.x{color:#000}}}@media print{.z{top:1px}}',
  });
});

test('leaves what other media and both need', () => {
  const css = '@media not print{.x{display:none}}@media screen and (width>=40rem){.y{top:0}}@media (width>=1rem){.a{top:0}}';
  expect(splitPaper(css)).toEqual({ screen: css, paper: '' });
});

test('is not led astray by braces in strings', () => {
  const css = '.x:before{content:"}{"}.a{top:0}@media print{.x:before{content:"{"}}';
  expect(splitPaper(css)).toEqual({
    screen: '.x:before{content:"}{"}.a{top:0}',
    paper: '@media print{.x:before{content:"{"}}',
  });
});

test('names a block that does not end', () => {
  expect(() => splitPaper('.x{color:red')).toThrow(/does not end: \{color:red/);
});
