import { Model } from 'objection';

/** That somebody may take out all that is theirs, until when. What they take is read as they take it. */
export class ExportModel extends Model {
  static override tableName = 'exports';

  declare id: number;
  declare owner_id: number;
  declare created_at: string;
  declare expires_at: string;
}
