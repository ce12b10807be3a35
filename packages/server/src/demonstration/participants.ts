import type { knownAnswers } from '@sounding/domain';
import type { Random } from './random';

export interface DemonstrationParticipant {
  readonly login: string;
  readonly birthYear: number | null;
  readonly gender: string | null;
  readonly ethnicity: string | null;
  readonly subscribed: boolean;
}

interface Share<Value extends string> {
  readonly value: Value | null;
  readonly weight: number;
}

// Near the census of 2021, but with more women and older people, who answer more often.
const genders: readonly Share<(typeof knownAnswers.gender)[number]>[] = [
  { value: 'Female', weight: 57 },
  { value: 'Male', weight: 39 },
  { value: 'Non-binary', weight: 1.2 },
  { value: null, weight: 2.8 },
];

const ethnicities: readonly Share<(typeof knownAnswers.ethnicity)[number]>[] = [
  { value: 'White British', weight: 71 },
  { value: 'Any other White background', weight: 7 },
  { value: 'Asian or Asian British', weight: 10 },
  { value: 'Black, Black British, Caribbean or African', weight: 5 },
  { value: 'Mixed or multiple ethnic groups', weight: 3 },
  { value: 'Other ethnic group', weight: 1.5 },
  { value: null, weight: 2.5 },
];

const decades = [
  { from: 16, weight: 5 },
  { from: 20, weight: 11 },
  { from: 30, weight: 14 },
  { from: 40, weight: 16 },
  { from: 50, weight: 19 },
  { from: 60, weight: 19 },
  { from: 70, weight: 12 },
  { from: 80, weight: 4 },
];

const birds = [
  ...['avocet', 'bittern', 'curlew', 'dunlin', 'eider', 'fulmar', 'gannet', 'heron', 'kestrel'],
  ...['lapwing', 'merlin', 'nightjar', 'osprey', 'plover', 'redshank', 'swift', 'tern', 'wren'],
];

/** People who use the participants' application, each under a pseudonym. */
export function makeParticipants(
  random: Random,
  count: number,
  year: number,
): DemonstrationParticipant[] {
  return Array.from({ length: count }, (_, index) => {
    const { from } = random.pickWeighted(decades, ({ weight }) => weight);
    const age = from === 16 ? random.whole(16, 19) : random.whole(from, from + 9);
    return {
      login: `${random.pick(birds)}-${String(index + 1000)}`,
      birthYear: random.chance(0.03) ? null : year - age,
      gender: random.pickWeighted(genders, ({ weight }) => weight).value,
      ethnicity: random.pickWeighted(ethnicities, ({ weight }) => weight).value,
      subscribed: random.chance(0.44),
    };
  });
}
