/** What stands where the practice's film will play: the city with its two offices, and a sun that holds the button. */

import { seeded } from '../geometry/random.ts';
import { element, linear, radial, svg } from '../geometry/svg.ts';
import { grainGroup } from '../grains/grain.ts';
import type { Theme } from '../grains/model.ts';
import { groundColor, hillLayer, liveOak } from '../open-graph/landscape.ts';
import { bluebonnets, missionWall, office, river, skyline } from './city.ts';

const thumbnailSize = { width: 1280, height: 720 } as const;

const palettes = {
  light: {
    sky: [
      [0, '#b9d8dc'],
      [0.4, '#dcead9'],
      [0.66, '#f9ecc9'],
      [1, '#f9e0b4'],
    ],
    glow: { color: '#fff5d6', strength: 1 },
    city: ['#a9c3bd', '#7fa39d'],
    stone: { lit: '#efe0bf', shade: '#d3bd93', opening: '#6a5a45', bell: '#c08a35' },
    office: { wall: '#f6ecd6', side: '#e2d2b0', roof: '#8a5a3c', glass: '#7fb0b4', door: '#36439b', pin: '#b93f1d', pinEye: '#fffdf8' },
    water: ['#a8d0d6', '#f3fbfa'],
    flowers: ['#3f7562', '#4450ad', '#f4f1fb'],
  },
  dark: {
    sky: [
      [0, '#0f2130'],
      [0.45, '#173a45'],
      [0.7, '#3a5654'],
      [1, '#6b6a50'],
    ],
    glow: { color: '#f0d494', strength: 0.4 },
    city: ['#42646b', '#5a7a7c'],
    stone: { lit: '#8f8267', shade: '#6d6350', opening: '#1a1f1d', bell: '#c79a4a' },
    office: { wall: '#7d7763', side: '#615d4e', roof: '#3d2f27', glass: '#ffd98a', door: '#5c68b8', pin: '#ff9d7c', pinEye: '#2b0d04' },
    water: ['#35606c', '#cfe3d8'],
    flowers: ['#2f5a4c', '#7f8be0', '#e9e6f8'],
  },
} as const;

/** The thumbnail, 16:9. The grain's middle, about a seventh of the width, is left for the player's own button. */
export function thumbnailSvg(theme: Theme): string {
  const { width, height } = thumbnailSize;
  const colors = palettes[theme];
  const { glow } = colors;
  const band = { width, top: 430, bottom: height, theme, seed: 12 };
  const [sunX, sunY, sunRadius] = [640, 352, 172];
  const random = seeded(8);
  const wood = theme === 'light' ? '#4a3325' : '#0a1412';
  const crown = groundColor(theme, 0.92);
  const drift = [
    [226, 130, 17],
    [372, 70, 10],
    [1040, 96, 19],
    [930, 216, 9],
    [130, 270, 10],
    [1174, 236, 12],
    [424, 226, 12],
  ] as const;
  return svg(
    width,
    height,
    linear('sky', colors.sky) +
      radial('glow', sunX, sunY, 470, [
        [0, glow.color, glow.strength],
        [0.5, glow.color, glow.strength * 0.5],
        [1, glow.color, 0],
      ]),
    element('rect', { width, height, fill: 'url(#sky)' }) +
      element('rect', { width, height, fill: 'url(#glow)' }) +
      drift.map(([cx, cy, radius], i) => grainGroup('ragweed', { cx, cy, radius, theme, id: `drift${i}`, cells: 90 })).join('') +
      grainGroup('ragweed', { cx: sunX, cy: sunY, radius: sunRadius, theme, id: 'sun', cells: 420 }) +
      skyline(830, 468, colors.city) +
      hillLayer({ ...band, clearings: [[0.44, 0.62]] }, 0) +
      hillLayer(
        {
          ...band,
          clearings: [
            [0.14, 0.26],
            [0.46, 0.6],
          ],
        },
        0.3,
      ) +
      missionWall(256, 538, 150, colors.stone) +
      hillLayer(
        {
          ...band,
          clearings: [
            [0.13, 0.27],
            [0.4, 0.72],
          ],
        },
        0.55,
      ) +
      river(width, 506, height, colors.water) +
      office(402, 628, 86, colors.office) +
      office(986, 622, 86, colors.office) +
      bluebonnets(20, 470, 700, 46, colors.flowers, random) +
      bluebonnets(860, 1260, 696, 46, colors.flowers, random) +
      liveOak(96, 694, 270, crown, wood, random) +
      liveOak(1206, 700, 250, crown, wood, random),
  );
}
