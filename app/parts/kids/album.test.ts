// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { grainIds } from '#app/content/seasons/grain-ids.ts';
import { album, cardsIn, emptyAlbum, winCards } from './album.ts';

beforeEach(() => emptyAlbum());

describe('the album of grain cards', () => {
  it('keeps what is won, and tells what is new', () => {
    expect(winCards(['oak', 'elm', 'oak'])).toEqual(['oak', 'elm']);
    expect(winCards(['elm', 'mold'])).toEqual(['mold']);
    expect(album.read()).toEqual(['oak', 'elm', 'mold']);
    expect(localStorage.getItem('grain-album')).toBe('oak,elm,mold');
  });

  it('has room for fifteen cards, and is emptied on demand', () => {
    winCards(grainIds);
    expect(album.read()).toHaveLength(15);
    emptyAlbum();
    expect(album.read()).toEqual([]);
    expect(localStorage.getItem('grain-album')).toBeNull();
  });

  it('passes over whatever else is stored', () => {
    expect(cardsIn('oak,,unicorn,oak,<b>,ash')).toEqual(['oak', 'ash']);
    expect(cardsIn(null)).toEqual([]);
  });
});
