import { SearchKind } from '../../contract/index.ts';
import type { Api } from '../../http/api.ts';
import { searchWork, type SearchParts } from './search.service.ts';

/** /api/search. */
export function mountSearch(api: Api, parts: SearchParts): void {
  api.mount(
    'search.find',
    async (ctx, { session, query: { kinds = SearchKind.options, ...query } }) => {
      ctx.body = await searchWork(parts, { ...query, kinds, actor: session });
    },
    // Of many resources at once: no one stamp tells whether it is still right.
    { reads: null },
  );
}
