import { expect, it } from 'vitest';
import { physicians, practice } from '#app/content/content.server.ts';
import { homeReviews, reviewGroups, reviewSummary } from './reviews.server.ts';

it('shows every review of every physician, none twice, each with its source', () => {
  const groups = reviewGroups('en');
  expect(groups.map(({ id, reviews }) => [id, reviews.length])).toEqual(physicians().map(({ id, reviews }) => [id, reviews.length]));
  const texts = groups.flatMap(({ reviews }) => reviews.map(({ text }) => text));
  expect(new Set(texts).size).toBe(texts.length);
  expect(groups.flatMap(({ reviews }) => reviews).every(({ source }) => source.length > 0)).toBe(true);
});

it('states the figures of the record and where they come from', () => {
  const { rating, count, orMore, asOf } = practice().reviewSummary;
  expect(reviewSummary()).toEqual({ rating, count, orMore, asOf, source: 'Google' });
});

it('gives home a review of each doctor who has one, in the order of the table, still marked as samples', () => {
  const { reviews } = homeReviews('es');
  const reviewed = physicians().filter((physician) => physician.reviews.length > 0);
  expect(reviews.map(({ doctor }) => doctor)).toEqual(reviewed.map(({ title, name }) => `${title.es} ${name}`));
  const samples = physicians().flatMap((physician) => physician.reviews.filter(({ sample }) => sample).map(({ text }) => text.es));
  expect(reviews.every(({ text, sample }) => samples.includes(text) === (sample === true))).toBe(true);
});
