import { xlsxType } from '../../contract/index.ts';
import type { Api } from '../../http/api.ts';
import type { Upload } from '../../http/request/upload.ts';
import { Invalid } from '../../errors.ts';
import {
  BadSheet,
  readDelimited,
  readWorkbook,
  writeWorkbook,
  type SheetFile,
} from '../../sheets/files/index.ts';
import { csvOf } from '../../sheets/writing/index.ts';
import { exportFormula, previewImport } from './files.service.ts';
import { findFormula, type FormulaParts } from './kept.service.ts';

async function readSheet({ type, bytes }: Upload): Promise<SheetFile> {
  try {
    return type === xlsxType ? await readWorkbook(bytes) : readDelimited(bytes);
  } catch (error) {
    if (!(error instanceof BadSheet)) throw error;
    throw new Invalid(`${error.message} Nothing was changed.`, [{ path: 'file', message: error.message }]);
  }
}

/** /api/formulas/{id}/export and /import. */
export function mountFormulaFiles(api: Api, parts: FormulaParts): void {
  api.mount(
    'formulas.export',
    async (ctx, { session, params, query: { as, what, version } }) => {
      const { name, sheet, data } = await exportFormula(parts, { ...params, actor: session, what, version });
      ctx.attachment(`${name}.${as}`);
      if (as === 'json') ctx.body = data;
      else ctx.body = as === 'csv' ? csvOf(sheet) : await writeWorkbook(sheet);
    },
    { reads: null },
  );

  api.mount('formulas.import', async (ctx, { session, params, query, upload }) => {
    // Whose formula it is comes first: nobody's file is read for somebody else's.
    const row = await findFormula(parts.db, { ...params, actor: session });
    const file = await readSheet(await upload());
    ctx.body = await previewImport(parts, { row, file, mapping: query.mapping, actor: session });
  });
}
