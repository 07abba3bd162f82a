import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PortraitImage } from './portrait-image.tsx';

const portrait = (eager?: boolean) =>
  renderToStaticMarkup(<PortraitImage id="someone" crop="card" alt="A portrait" sizes="100vw" {...(eager ? { eager } : {})} />);

it('a portrait of the first screen is asked for at once, any other as it comes near', () => {
  expect(portrait(true)).toContain('loading="eager" fetchPriority="high"');
  expect(portrait()).toContain('loading="lazy"');
});
