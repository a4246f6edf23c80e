import { writeFileSync } from 'node:fs';
import { checkClaims, readClaimKnowledge } from '../src/claims/index.ts';
import { CheckClaims } from '../src/contract/index.ts';
import { loadEvidence } from '../src/evidence/index.ts';
import { unnamedProduct } from '../src/resources/claims/claims.service.ts';

// What the mocks answer: the server's own judgement of the contract's example. Checked in; the parity test compares the two.
const knowledge = readClaimKnowledge(loadEvidence());
const {
  productId: _none,
  product = unnamedProduct,
  ...copy
} = CheckClaims.parse(CheckClaims.meta()?.example);
const file = new URL('../../../mocks/data/checkedClaims.json', import.meta.url);
const checked = { ...checkClaims({ ...copy, product }, knowledge), rulesVersion: knowledge.version };
writeFileSync(file, `${JSON.stringify(checked)}\n`);
