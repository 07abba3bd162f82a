import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { story } from '#app/content/kids/kids.server.ts';
import { storyDrawingNames } from '#app/content/kids/story.schema.ts';
import { storyIds } from '#app/site/pages.ts';
import { StoryDrawing } from './story-drawing.tsx';

const drawn = storyDrawingNames.map((name) => renderToStaticMarkup(<StoryDrawing name={name} />));

describe.each(storyDrawingNames)('%s', (name) => {
  const html = renderToStaticMarkup(<StoryDrawing name={name} />);

  it('is one picture that screen readers pass over, without words', () => {
    expect(html).toMatch(/^<svg viewBox="0 0 160 120" aria-hidden="true"/);
    expect(html.match(/<svg/g)).toHaveLength(1);
    expect(html).not.toMatch(/ (style|id)=/);
    expect(html.replace(/<[^>]*>/g, '')).toBe('');
  });

  it('has only numbers in its shapes', () => {
    expect(html).not.toMatch(/NaN|undefined/);
    for (const [, path] of html.matchAll(/ d="([^"]*)"/g)) expect(path).toMatch(/^M[\dMLHVCSQTAZmlhvcsqtaz\s.,-]+$/);
  });

  it('stays small enough to stand in the page', () => {
    expect(html.length).toBeLessThan(7000);
  });
});

it('draws each picture differently', () => {
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
