/** Remarks for any question that is not part of the demonstration data. */
export const generalRemarks: readonly string[] = [
  'Please send the information in large print as well.',
  'I would take part if the appointments were after work.',
  'This would have helped me when I was first ill.',
  'My family would want to know more about this too.',
  'The bus to the hospital takes an hour, so a telephone call would be easier for me.',
  'I did not understand everything, but I think it is worth doing.',
  'Somebody who has been through it should help to write the leaflet.',
  'I would like to hear what comes of it.',
  'It depends on how tired I am that week.',
  'Not everybody has a smartphone, so please keep paper forms.',
  'I would rather talk to the same person every time.',
  'Explain first who gets to see what we say.',
  'My neighbour cannot read English and would be left out.',
  'Ask carers as well: they see what patients forget to mention.',
];
