// Runs before the first paint, so that a reader who chose a scheme never sees the other one flash by.
// The theme reads and writes the same key.
try {
  var choice = localStorage.getItem('seedbed-color-scheme');
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
} catch {
  // Storage is shut: the system's scheme it is.
}
