import type { OperationId } from '@seedbed/server/contract';
import { getResponse, http, type HttpHandler } from 'msw';
import { accountHandlers } from './account.ts';
import { articleHandlers } from './articles.ts';
import { claimHandlers } from './claims.ts';
import { keptClaimHandlers } from './keptClaims.ts';
import { coaHandlers } from './coas.ts';
import { conversationHandlers } from './conversations.ts';
import { documentHandlers } from './documents.ts';
import { fileHandlers } from './files.ts';
import { evidenceHandlers } from './evidence.ts';
import { foodHandlers } from './foods.ts';
import { formulaFileHandlers } from './formulaFiles.ts';
import { formulaHandlers } from './formulas.ts';
import { gardenHandlers } from './garden.ts';
import { materialHandlers } from './materials.ts';
import { formulaVersionHandlers } from './formulaVersions.ts';
import { pictures } from './pictures.ts';
import { productHandlers } from './products.ts';
import { nothingHandler, refusedHandlers, spelledOutHandlers } from './refused.ts';
import { roomOf } from './replay.ts';
import { quoteHandlers, quoteRequestHandlers } from './quotes.ts';
import { rfqHandlers, rfqRecipientHandlers } from './rfqs.ts';
import { searchHandlers } from './search.ts';
import { sessionHandlers } from './session.ts';
import { supplierHandlers } from './suppliers.ts';
import { systemHandlers } from './system.ts';
import { userHandlers } from './users.ts';

/** The handler of every operation of the contract, by its id. */
export const operationHandlers = {
  ...sessionHandlers,
  ...userHandlers,
  ...accountHandlers,
  ...conversationHandlers,
  ...articleHandlers,
  ...productHandlers,
  ...formulaHandlers,
  ...formulaFileHandlers,
  ...materialHandlers,
  ...formulaVersionHandlers,
  ...searchHandlers,
  ...evidenceHandlers,
  ...foodHandlers,
  ...claimHandlers,
  ...fileHandlers,
  ...keptClaimHandlers,
  ...documentHandlers,
  ...coaHandlers,
  ...gardenHandlers,
  ...supplierHandlers,
  ...rfqHandlers,
  ...rfqRecipientHandlers,
  ...quoteHandlers,
  ...quoteRequestHandlers,
  ...systemHandlers,
} satisfies Record<OperationId, HttpHandler>;

/** Every operation, before and after it what refuses on its path, by the first words of that path. */
const byRoom = Map.groupBy(
  [...spelledOutHandlers, ...Object.values(operationHandlers), ...refusedHandlers],
  ({ info }) => roomOf(String(info.path)),
);

const roomIn = (request: Request) => roomOf(new URL(request.url).pathname);

/**
 * Everything the mocks answer. msw asks each handler of its list for every request of a page, its modules among them, and
 * reads the cookies anew for each; so it gets one for all operations, which asks those of one room.
 */
export const handlers: HttpHandler[] = [
  pictures,
  http.all(
    ({ request }) => byRoom.has(roomIn(request)) || nothingHandler.test({ request }),
    ({ request }) => getResponse([...(byRoom.get(roomIn(request)) ?? []), nothingHandler], request),
  ),
];
