/** Symbols of formulas as letters. */
export const symbols: Readonly<Record<string, string>> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ε',
  varepsilon: 'ε',
  zeta: 'ζ',
  eta: 'η',
  theta: 'θ',
  iota: 'ι',
  kappa: 'κ',
  lambda: 'λ',
  nu: 'ν',
  xi: 'ξ',
  pi: 'π',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  phi: 'φ',
  varphi: 'φ',
  chi: 'χ',
  psi: 'ψ',
  omega: 'ω',
  Gamma: 'Γ',
  Delta: 'Δ',
  Theta: 'Θ',
  Lambda: 'Λ',
  Sigma: 'Σ',
  Phi: 'Φ',
  Psi: 'Ψ',
  Omega: 'Ω',
  textalpha: 'α',
  textbeta: 'β',
  textgamma: 'γ',
  textdelta: 'δ',
  textkappa: 'κ',
  textomega: 'ω',
  geq: '≥',
  ge: '≥',
  leq: '≤',
  le: '≤',
  geqslant: '≥',
  leqslant: '≤',
  neq: '≠',
  approx: '≈',
  sim: '∼',
  simeq: '≃',
  pm: '±',
  times: '×',
  cdot: '·',
  div: '÷',
  rightarrow: '→',
  to: '→',
  leftarrow: '←',
  uparrow: '↑',
  downarrow: '↓',
  infty: '∞',
  circ: '°',
  degree: '°',
  prime: '′',
  lt: '<',
  gt: '>',
  backslash: '\u{E000}',
};

const places = {
  _: new Map([...'0123456789+-=()'].map((each, at) => [each, [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'][at] ?? each])),
  '^': new Map([...'0123456789+-=()n'].map((each, at) => [each, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ'][at] ?? each])),
};

/** Raised or lowered where each letter of it can be, plain otherwise. */
function placed(mark: '_' | '^', text: string): string {
  const letters = [...text];
  const set = letters.map((each) => places[mark].get(each));
  return set.every((each) => each !== undefined) ? set.join('') : text;
}

/** What stands between the dollars of a formula, without them: powers and indices as letters; commands stay. */
export const inMath = (text: string): string =>
  text
    .replace(/([_^])\s*(?:\{([^{}\\]*)\}|([^\s{}\\]))/g, (...[, mark, braced, bare]) =>
      placed(mark, braced ?? bare),
    )
    .replace(/\^\s*(\{?)\\(circ|prime)/g, '$1\\$2');
