import { describe, expect, it } from 'vitest';
import { plainUtilities } from './plain-utilities.ts';

describe('utilities without the properties by which they speak to each other', () => {
  it('set no weight that nothing reads', () => {
    expect(plainUtilities('.a{--tw-font-weight:700;font-weight:700}@property --tw-font-weight{syntax:"*";inherits:false}')).toBe(
      '.a{font-weight:700}',
    );
  });

  it('have solid borders by the reset, where nothing else is said', () => {
    const css = '.a{border-top-style:var(--tw-border-style);border-top-width:1px}.b{--tw-border-style:dashed;border-style:dashed}';
    expect(plainUtilities(css)).toBe('.a{border-top-width:1px}.b{border-style:dashed}');
  });

  it('say the height of lines by themselves', () => {
    const css = '.a{font-size:1rem;line-height:var(--tw-leading, calc(1.5 / 1))}.b{--tw-leading:1;line-height:1}';
    expect(plainUtilities(css)).toBe('.a{font-size:1rem;line-height:calc(1.5 / 1)}.b{line-height:1}');
  });

  it('keep what they read of each other otherwise', () => {
    const css =
      '@layer properties{*{--tw-x:0;--tw-y:0}}.a{--tw-x:1px;translate:var(--tw-x) var(--tw-y)}@property --tw-x{syntax:"*";inherits:false}';
    expect(plainUtilities(css)).toBe(css);
  });

  it('leave our own properties alone, read or not', () => {
    expect(plainUtilities(':root{--color-page:#fff}')).toBe(':root{--color-page:#fff}');
  });
});
