import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { story } from '#app/content/kids/kids.server.ts';
import { storyDrawingNames } from '#app/content/kids/story.schema.ts';
import { storyIds } from '#app/site/pages.ts';
import { StoryDrawing } from './story-drawing.tsx';

const drawn = storyDrawingNames.map((name) => renderToStaticMarkup(<StoryDrawing name={name} />));

it('draws each picture differently, small, without words, style or id, with numbers alone, for screen readers to pass over', () => {
  for (const [place, html] of drawn.entries()) {
    const name = storyDrawingNames[place];
    expect(html, name).toMatch(/^<svg viewBox="0 0 160 120" aria-hidden="true"/);
    expect(html.match(/<svg/g), name).toHaveLength(1);
    expect(html, name).not.toMatch(/ (style|id)=|NaN|undefined/);
    expect(html.replace(/<[^>]*>/g, ''), name).toBe('');
    for (const [, path] of html.matchAll(/ d="([^"]*)"/g)) expect(path, name).toMatch(/^M[\dMLHVCSQTAZmlhvcsqtaz\s.,-]+$/);
    expect(html.length, name).toBeLessThan(7000);
  }
  expect(new Set(drawn).size).toBe(storyDrawingNames.length);
});

it('has no picture that no story shows, and none in two places', () => {
  const shown = storyIds.flatMap((id) => {
    const { cover, panels } = story(id);
    return [cover, ...panels.map(({ drawing }) => drawing)];
  });
  expect(shown.toSorted()).toEqual([...storyDrawingNames].toSorted());
});

it('shows children and grown-ups of light, middle and dark skin', () => {
  for (const tone of ['#f3d3b5', '#dfa97c', '#b97d55', '#94623f']) {
    expect(drawn.filter((html) => html.includes(`fill-[light-dark(${tone}`)).length).toBeGreaterThan(2);
  }
});
