import { urlOf, type Export } from '../../contract/index.ts';
import type { ExportModel } from './exports.model.ts';

/** An export as the contract words it. */
export const presentExport = (row: ExportModel): Export => ({
  id: row.id,
  url: urlOf('exports.get', { id: row.id }),
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});
