/** Every postcode area of the United Kingdom and the Crown dependencies (Royal Mail, PAF). */
const areas = new Set(
  (
    'AB AL B BA BB BD BF BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY ' +
    'E EC EH EN EX FK FY G GL GU GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL ' +
    'LN LS LU M ME MK ML N NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN ' +
    'SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE'
  ).split(' '),
);

/** Outward and inward code; the inward one never holds C, I, K, M, O or V. */
const postcode =
  /(?<![\p{L}\p{N}])(?<area>[A-Z]{1,2})\d[A-Z\d]?\s{0,2}(?<inward>\d[ABD-HJLNP-UW-Z]{2})(?![\p{L}\p{N}])/giu;

/** An ordinal that looks like an inward code, as in 'took B12 3rd time'; only in small letters. */
const ordinal = /^(?:1st|2nd|3rd|\dth)$/;

/** Whether a text holds a full UK postcode, which may stand for a single house. */
export function holdsPostcode(text: string): boolean {
  return Array.from(text.matchAll(postcode)).some(({ groups }) => {
    const { area = '', inward = '' } = groups ?? {};
    return areas.has(area.toUpperCase()) && !ordinal.test(inward);
  });
}
