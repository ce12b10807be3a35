import type { Random } from '../random';
import { encodePng, type Colour } from './png';

const WIDTH = 960;
const HEIGHT = 540;

/** From the sky down to the deepest water, then the colour of the line's marks. */
export interface Tones {
  sky: Colour;
  shallow: Colour;
  deep: Colour;
  signal: Colour;
}

const paper: Colour = [250, 246, 238];

export const tones = {
  estuary: {
    sky: [246, 240, 228],
    shallow: [126, 178, 178],
    deep: [12, 58, 70],
    signal: [232, 145, 62],
  },
  harbour: {
    sky: [240, 236, 232],
    shallow: [148, 170, 196],
    deep: [22, 44, 84],
    signal: [236, 116, 84],
  },
  dusk: {
    sky: [250, 228, 208],
    shallow: [196, 158, 168],
    deep: [58, 38, 74],
    signal: [244, 176, 72],
  },
  kelp: {
    sky: [242, 242, 226],
    shallow: [154, 186, 146],
    deep: [20, 66, 58],
    signal: [226, 122, 66],
  },
  slate: {
    sky: [238, 240, 240],
    shallow: [160, 176, 182],
    deep: [38, 52, 62],
    signal: [238, 158, 76],
  },
} as const satisfies Record<string, Tones>;

/** One layer of water: its upper edge in each column, and its colour. */
interface Layer {
  edge: Float64Array;
  colour: Colour;
}

function blend(from: Colour, to: Colour, share: number): Colour {
  if (share <= 0) return from;
  if (share >= 1) return to;
  return [
    Math.round(from[0] + (to[0] - from[0]) * share),
    Math.round(from[1] + (to[1] - from[1]) * share),
    Math.round(from[2] + (to[2] - from[2]) * share),
  ];
}

function layersOf(random: Random, { shallow, deep }: Tones): Layer[] {
  const count = 6;
  return Array.from({ length: count }, (_, index) => {
    const top = 150 + index * 62 + random.around(0, 14);
    const height = 5 + random.next() * 8;
    const length = 260 + random.next() * 320;
    const phase = random.next() * Math.PI * 2;
    return {
      edge: Float64Array.from(
        { length: WIDTH },
        (_unused, x) => top + height * Math.sin((x / length) * Math.PI * 2 + phase),
      ),
      colour: blend(shallow, deep, index / (count - 1)),
    };
  });
}

/** A sounding line let down through layered water, its lead sending rings outwards. */
export function soundingPicture(random: Random, palette: Tones): Buffer {
  const layers = layersOf(random, palette);
  const lineX = Math.round(WIDTH * (0.3 + random.next() * 0.4));
  const leadY = Math.round(HEIGHT * (0.62 + random.next() * 0.18));
  const sunX = Math.round(lineX < WIDTH / 2 ? WIDTH * 0.8 : WIDTH * 0.2);

  function sky(x: number, y: number): Colour {
    return blend(
      blend(paper, palette.sky, y / 160),
      palette.signal,
      46 - Math.hypot(x - sunX, y - 92),
    );
  }

  function water(x: number, y: number): Colour {
    let colour = y < 180 ? sky(x, y) : paper;
    for (const layer of layers) {
      const depth = y - (layer.edge[x] ?? 0);
      if (depth <= 0) break;
      colour = blend(colour, layer.colour, depth);
    }
    return colour;
  }

  function rings(x: number, y: number, below: Colour): Colour {
    const distance = Math.hypot(x - lineX, (y - leadY) * 1.6);
    if (y < 170 || distance < 40 || distance > 250) return below;
    const offRing = Math.abs(((distance - 34) % 46) - 23);
    return blend(below, paper, (1.6 - offRing) * 0.5 * (1 - distance / 250));
  }

  function line(x: number, y: number, below: Colour): Colour {
    const aside = Math.abs(x - lineX);
    if (aside > 26 || y > leadY + 26) return below;
    const isAbove = y < (layers[0]?.edge[x] ?? 0);
    let colour = y < leadY ? blend(below, isAbove ? palette.deep : paper, 2 - aside) : below;
    if (y > 60 && y < leadY - 20) {
      const fromMark = Math.abs(((y - 60) % 48) - 24);
      colour = blend(colour, palette.signal, 6.5 - Math.hypot(aside, fromMark));
    }
    const fromLead = aside * 1.9 + Math.abs(y - leadY);
    return blend(colour, paper, (26 - fromLead) * 0.6);
  }

  return encodePng(WIDTH, HEIGHT, (x, y) => line(x, y, rings(x, y, water(x, y))));
}
