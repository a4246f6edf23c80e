/** Units of amounts, spans and counts in what is read here: a line does not part them from their number. */
export const units: readonly string[] = [
  'kg,g,mg,µg,mcg,mL,L,fl oz,IU,CFU,mEq,kcal,kJ,%,mm,cm',
  'day,days,week,weeks,month,months,year,years,y',
  'participants,trials,studies',
].flatMap((names) => names.split(','));
