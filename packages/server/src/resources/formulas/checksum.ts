import { hash } from 'node:crypto';
import { canonicalJson, type FormulaDraft } from '../../formula/index.ts';

/** SHA-256 of a draft, whichever order its fields stand in. */
export const checksumOf = (draft: FormulaDraft): string => hash('sha256', canonicalJson(draft), 'hex');
