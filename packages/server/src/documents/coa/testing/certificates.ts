/** A certificate as a German maker of minerals writes it, as rows of cells. */
export const germanCertificate: readonly (readonly string[])[] = [
  ['Analysenzertifikat', '', '', '', ''],
  ['Produkt:', 'Magnesiumbisglycinat', '', 'Charge:', 'MB-2409-117'],
  ['Herstelldatum:', '12.09.2026', '', 'Mindesthaltbarkeitsdatum:', '11.09.2029'],
  ['Lieferant:', 'Alpen Mineral GmbH', '', '', ''],
  ['Prüfparameter', 'Methode', 'Spezifikation', 'Ergebnis', 'Einheit'],
  ['Physikalisch-chemisch', '', '', '', ''],
  ['Aussehen', 'visuell', 'Weißes bis cremefarbenes Pulver', 'entspricht', ''],
  ['Identität', 'FTIR', 'positiv', 'Positiv', ''],
  ['Gehalt (Magnesium)', 'ICP-OES', '10,0 – 12,5', '11,4', '%'],
  ['Trocknungsverlust', 'Ph. Eur. 2.2.32', 'max. 5,0', '2,35', '%'],
  ['Schwermetalle (ICP-MS)', '', '', '', ''],
  ['Blei (Pb)', 'ICP-MS', '≤ 0,5', '<0,05', 'mg/kg'],
  ['Cadmium (Cd)', 'ICP-MS', '≤ 0,3', '0,31', 'mg/kg'],
  ['Arsen (As)', 'ICP-MS', '≤ 1,0', '0,08', 'mg/kg'],
  ['Quecksilber (Hg)', 'ICP-MS', '≤ 0,1', 'n.n.', 'mg/kg'],
  ['Mikrobiologie', '', '', '', ''],
  ['Gesamtkeimzahl', 'Ph. Eur. 2.6.12', '≤ 1.000', '<10', 'KBE/g'],
  ['Hefen und Schimmelpilze', 'Ph. Eur. 2.6.12', '≤ 100', '<10', 'KBE/g'],
  ['Enterobakterien', 'ISO 21528-2', '≤ 10', '', 'KBE/g'],
  ['E. coli', 'Ph. Eur. 2.6.13', 'negativ /10 g', 'negativ', '/10 g'],
  ['Salmonellen', 'Ph. Eur. 2.6.13', 'abwesend in 25 g', 'Negativ /10 g', ''],
  ['Freigabe:', 'Dr. M. Huber, QK', '', '', ''],
];

/** What has to come of it, by test. */
export const germanVerdicts: Readonly<Record<string, string>> = {
  Aussehen: 'unreadable',
  Identität: 'pass',
  'Gehalt (Magnesium)': 'pass',
  Trocknungsverlust: 'pass',
  'Blei (Pb)': 'pass',
  'Cadmium (Cd)': 'fail',
  'Arsen (As)': 'pass',
  'Quecksilber (Hg)': 'pass',
  Gesamtkeimzahl: 'pass',
  'Hefen und Schimmelpilze': 'pass',
  Enterobakterien: 'missing',
  'E. coli': 'pass',
  // Ten grams were looked at where twenty-five are asked for.
  Salmonellen: 'unreadable',
};

/** Rows as a spreadsheet saves them where commas stand in numbers. */
export const asCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.join(';')).join('\r\n');
