import type { OperationId } from '@seedbed/server/contract';
import type { HttpHandler } from 'msw';
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
import { refusedHandlers, spelledOutHandlers } from './refused.ts';
import { quoteHandlers, quoteRequestHandlers } from './quotes.ts';
import { rfqHandlers, rfqRecipientHandlers } from './rfqs.ts';
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

/** Everything the mocks answer, in the order msw asks it. */
export const handlers: HttpHandler[] = [
  ...spelledOutHandlers,
  ...Object.values(operationHandlers),
  pictures,
  ...refusedHandlers,
];
