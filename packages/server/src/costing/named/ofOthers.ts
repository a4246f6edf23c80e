/** A sentence on what is sold already: 'Most hair gummies have 5000 mcg biotin.' */
const ofOthers =
  /(?<=^|[.!?;\n]\s*)(?:most|many|typical|ordinary|competing|competitors?(?:['’]s)?|(?:the )?other brands?|(?:the )?leading brands?)\b(?:[^.!?;\n]|\.(?=\d))*?\b(?:have|has|contain|contains|use|uses|carry|carries|give|gives|are|is)\b(?:[^.!?;\n]|\.(?=\d))*/giu;

/** A text without what it says of others' products: their doses are not the one that is wanted. */
export const withoutOthers = (text: string): string => text.replace(ofOthers, '');
