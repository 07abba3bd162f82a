import { expect, it } from 'vitest';
import { inFields } from './split-answers.ts';

const parts = (id: string, value: string) => inFields({ id, label: 'both', value }, '2026-11-30', 'en').map((field) => field.value);

it.each([
  ['first-name', 'Sofía Guadalupe', ['Sofía', 'Guadalupe']],
  ['city', 'San Antonio, TX', ['San Antonio', 'TX']],
  ['city', 'San Antonio Texas', ['San Antonio', 'Texas']],
  ['city', 'Monterrey, Nuevo León', ['Monterrey', 'Nuevo León']],
  ['emergency-contact', 'Wei Zhang (210) 555-0144', ['Wei Zhang', '(210) 555-0144']],
  ['emergency-contact', '210.555.0144, Rosa (mamá)', ['Rosa (mamá)', '(210) 555-0144']],
  ['primary-doctor', 'Dr. Susan Tran, tel. 210-555-0166', ['Dr. Susan Tran', '(210) 555-0166']],
  ['policy-holder', 'Li Ming, 2/3/1948', ['Li Ming', '1948-02-03']],
  ['policy-holder', 'Ana Ruiz (DOB 04/02/79)', ['Ana Ruiz', '1979-04-02']],
  ['policy-holder', 'Ana Ruiz, 2 de abril de 1979', ['Ana Ruiz', '1979-04-02']],
  ['policy-holder', 'April 2, 1979 Ana Ruiz', ['Ana Ruiz', '1979-04-02']],
] as const)('%s "%s" is two fields', (id, text, expected) => {
  expect(parts(id, text)).toEqual(expected);
});

it.each([
  ['first-name', 'Sofía'],
  ['city', 'San Antonio'],
  ['city', 'San Antonio, TX 78229'],
  ['emergency-contact', 'my sister'],
  ['policy-holder', 'Ana Ruiz 13/45/1979'],
])('%s "%s" stays whole', (id, text) => {
  expect(parts(id, text)).toEqual([text]);
});
