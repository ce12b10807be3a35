type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Full protanopia, deuteranopia and tritanopia in linear sRGB (Machado, Oliveira, Fernandes 2009). */
export const colourVision: Readonly<
  Record<'typical' | 'protanopia' | 'deuteranopia' | 'tritanopia', Matrix>
> = {
  typical: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function apply(matrix: Matrix, [x, y, z]: Triple): Triple {
  const row = ([a, b, c]: Triple) => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

function linear(hex: string): Triple {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** OKLab, in which equal distances look about equally far apart (Ottosson 2020). */
function toOklab(rgb: Triple): Triple {
  const cones = apply(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb,
  );
  return apply(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(cones[0]), Math.cbrt(cones[1]), Math.cbrt(cones[2])],
  );
}

/**
 * How different two colours look to a person with this vision, as OKLab distance; 0.02 is just noticeable.
 */
export function lookApart(one: string, other: string, vision: Matrix): number {
  const seen = (hex: string) => {
    const [red, green, blue] = apply(vision, linear(hex));
    const clamp = (value: number) => Math.min(1, Math.max(0, value));
    return toOklab([clamp(red), clamp(green), clamp(blue)]);
  };
  const [a, b] = [seen(one), seen(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
