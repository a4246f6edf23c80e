/**
 * The public address of a source, or null where it has none that is certain.
 * PubMed and DOI for publications, eCFR for sections of 21 CFR, EUR-Lex (ELI) for EU regulations.
 */
export function sourceAddress(of: { source: string; pmid?: string; doi?: string }): string | null {
  if (of.pmid) return `https://pubmed.ncbi.nlm.nih.gov/${of.pmid}/`;
  if (of.doi) return `https://doi.org/${encodeURI(of.doi)}`;
  const named = /\bdoi (10\.\d{4,9}\/\S+)/.exec(of.source)?.[1];
  if (named) return `https://doi.org/${encodeURI(named)}`;
  const section = /\b21 CFR (\d+\.\d+)/.exec(of.source)?.[1];
  if (section) return `https://www.ecfr.gov/current/title-21/section-${section}`;
  return euAddress(of.source);
}

function euAddress(source: string): string | null {
  const act = /\bRegulation \((?:EU|EC)\) (?:No )?(\d+)\/(\d+)/.exec(source);
  if (!act) return null;
  const [, first = '', second = ''] = act;
  const [year, number] = first.length === 4 && Number(first) > 2014 ? [first, second] : [second, first];
  const kind = source.includes('Implementing Regulation') ? 'reg_impl' : 'reg';
  return `https://eur-lex.europa.eu/eli/${kind}/${year}/${number}/oj`;
}
