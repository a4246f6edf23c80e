const rows = Array.from({ length: 300 }, (_, index) => index);

/** What stands in each pane: 300 rows that wrap when the pane gets narrow. */
export const Rows = () => (
  <div className="rows">
    {rows.map((row) => (
      <div key={row} className="row">
        <span>Magnesium bisglycinate, {100 + row} mg per serving, taken with water in the evening</span>
        <span>{row} studies</span>
      </div>
    ))}
  </div>
);
