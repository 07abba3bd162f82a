/**
 * The colors of the children's drawings: the same in both themes, as in a printed picture book. Dark lines set the drawings off
 * from a light page, and their own brightness from a dark one.
 */
export const crayons = {
  line: '#16302c',
  skin: '#f3b893',
  skinShade: '#e2956d',
  blush: '#e87b5a',
  paper: '#fffdf8',
  paperShade: '#d9e2dc',
  drip: '#7fcbe0',
  dripShine: '#e6f7fb',
  gold: '#f0c566',
  goldDeep: '#b97f1c',
  leaf: '#6fae7f',
  leafDeep: '#2f7a63',
  coral: '#e2714f',
  bluebonnet: '#6a77d6',
  stone: '#e8dcc0',
  stoneShade: '#c9b88f',
  honey: '#d99a3a',
  olive: '#b5b45c',
  sand: '#ead9a0',
  rose: '#dba0a0',
} as const;
