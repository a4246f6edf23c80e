import type { GardenSource } from '../../contract/index.ts';
import { bareDoi } from '../../garden/index.ts';

/** Where what an item cites can be read; null where it names no address, DOI or PMID. */
export function addressOf({ url, doi, pmid }: GardenSource): string | null {
  if (url) return url;
  if (doi) return `https://doi.org/${encodeURI(bareDoi(doi))}`;
  return pmid ? `https://pubmed.ncbi.nlm.nih.gov/${pmid}/` : null;
}
