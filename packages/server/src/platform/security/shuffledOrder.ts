import { createHmac } from 'node:crypto';

const rounds = 4;

/**
 * Makes a fixed order of the places 0 to size - 1 that nobody can predict: a small Feistel network, repeated
 * until its result is below `size`. Every place costs the same, so a page of a shuffled list needs neither
 * the list nor stored state. Any other place throws a RangeError, since the repetition might never end.
 */
export function shuffledOrder(key: string, size: number): (place: number) => number {
  const halfBits = Math.max(1, Math.ceil(Math.ceil(Math.log2(Math.max(2, size))) / 2));
  const half = 2 ** halfBits;

  function mixed(round: number, value: number): number {
    const digest = createHmac('sha256', key).update(`${round}:${value}`).digest();
    return digest.readUInt32BE(0) % half;
  }

  function step(place: number): number {
    let left = Math.floor(place / half);
    let right = place % half;
    for (let round = 0; round < rounds; round += 1) {
      [left, right] = [right, (left + mixed(round, right)) % half];
    }
    return left * half + right;
  }

  return (place) => {
    if (place < 0 || place >= size) throw new RangeError(`Of ${size} places none is ${place}.`);
    let shuffled = step(place);
    while (shuffled >= size) shuffled = step(shuffled);
    return shuffled;
  };
}
