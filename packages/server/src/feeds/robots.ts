/** A line of robots.txt that speaks of paths. */
interface Rule {
  isAllowed: boolean;
  pattern: string;
}

/** Most of a robots.txt that is read, in lines. */
const maxLines = 2000;

/**
 * Whether robots.txt lets a robot read a path, by RFC 9309: the group of the robot's own name, or else that of `*`;
 * within it the longest matching pattern decides, and on a tie `Allow` does.
 * @param text the file
 * @param robot name of the robot, without a version
 * @param path path and query of the URL
 */
export function isAllowedByRobots(text: string, robot: string, path: string): boolean {
  const groups = readGroups(text);
  const rules = groups.get(robot.toLowerCase()) ?? groups.get('*') ?? [];
  const matching = rules.filter(({ pattern }) => matchesPath(pattern, path));
  const best = matching.reduce<Rule | null>(
    (top, rule) => (top === null || wins(rule, top) ? rule : top),
    null,
  );
  return best?.isAllowed ?? true;
}

const wins = (rule: Rule, top: Rule) =>
  rule.pattern.length > top.pattern.length || (rule.pattern.length === top.pattern.length && rule.isAllowed);

function readGroups(text: string): Map<string, Rule[]> {
  const groups = new Map<string, Rule[]>();
  let agents: string[] = [];
  let isNaming = false;
  for (const line of text.split(/\r\n?|\n/).slice(0, maxLines)) {
    const [key = '', ...rest] = (line.split('#')[0] ?? '').split(':');
    const [field, value] = [key.trim().toLowerCase(), rest.join(':').trim()];
    if (field === 'user-agent') {
      const agent = value.toLowerCase();
      agents = isNaming ? [...agents, agent] : [agent];
      isNaming = true;
      if (!groups.has(agent)) groups.set(agent, []);
    } else if (field === 'allow' || field === 'disallow') {
      isNaming = false;
      if (value === '') continue;
      for (const agent of agents) groups.get(agent)?.push({ isAllowed: field === 'allow', pattern: value });
    }
  }
  return groups;
}

/** Patterns start at the root; `*` stands for anything and a final `$` for the end. Matched without a regular expression, whose time a hostile file could choose. */
function matchesPath(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  const [first = '', ...later] = parts;
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const part of later) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  const last = later.at(-1) ?? first;
  return !isWhole || (later.length === 0 ? path === first : path.endsWith(last) && path.length >= at);
}
