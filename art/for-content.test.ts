import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureForContent } from './for-content.ts';

it('draws the portrait of a new name in the size that is asked for', async () => {
  const monogram = { initials: 'ÑZ', grain: 'oak' } as const;
  const file = await pictureForContent({ picture: 'portrait', monogram, theme: 'dark', crop: 'square', width: 192, format: 'webp' });
  expect(await sharp(file).metadata()).toMatchObject({ width: 192, height: 192, format: 'webp' });
});

it('draws the picture of an article with a new title', async () => {
  const text = { title: 'A new title', practice: 'Certified Allergy' };
  const file = await pictureForContent({ picture: 'article', plate: 'plate-eczema', text });
  expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
});

it('refuses a tagline that would not fit, instead of cutting it', async () => {
  const tagline = 'Independiente y en manos de sus propios médicos. '.repeat(6).trim();
  const text = { practice: 'Certified Allergy', city: 'San Antonio, Texas', tagline };
  await expect(pictureForContent({ picture: 'share', text })).rejects.toThrow('too long');
});
