import { Model, raw } from 'objection';

/** A model whose rows count their versions: every write counts one up, in the database. */
export class VersionedModel extends Model {
  declare version: number;

  override $beforeUpdate(): void {
    Object.assign(this, { version: raw('version + 1') });
  }
}
