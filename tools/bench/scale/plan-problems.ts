// Reads the plans that Postgres tells of the statements it ran, and finds the ones that do not go by an index.
import { z } from 'zod';

const planNode = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Index Cond': z.string().optional(),
  'Actual Rows': z.number().default(0),
  'Actual Loops': z.number().default(1),
  'Rows Removed by Filter': z.number().default(0),
  'Rows Removed by Index Recheck': z.number().default(0),
  get Plans() {
    return z.array(planNode).default([]);
  },
});

type PlanNode = z.output<typeof planNode>;

const told = z.object({ 'Query Text': z.string(), Plan: planNode });

export type ToldPlan = z.output<typeof told>;

const HEAD = /^duration: [\d.]+ ms {2}plan:\n/;

/** The plan in a message of auto_explain; null for any other message. Throws if the plan cannot be understood. */
export function readToldPlan(notice: string): ToldPlan | null {
  return HEAD.test(notice) ? told.parse(JSON.parse(notice.replace(HEAD, ''))) : null;
}

export type PlanProblem = { table: string; why: string; query: string };

type Limits = {
  /** Tables whose rows are too many to read whole. */
  largeTables: ReadonlySet<string>;
  /** The table of each index. */
  tableOf: ReadonlyMap<string, string>;
  /** The most rows of a large table that one step may read: what a shop has, and not what all have. */
  mostRows: number;
};

const INDEX_SCANS = ['Index Scan', 'Index Only Scan', 'Bitmap Index Scan'];

/** Each step that reads all of a large table, all of its index, or more of its rows than a shop can have. */
export function planProblems({ Plan, 'Query Text': query }: ToldPlan, limits: Limits): PlanProblem[] {
  return nodesOf(Plan).flatMap((node) => {
    const index = node['Index Name'];
    const table = node['Relation Name'] ?? (index === undefined ? undefined : limits.tableOf.get(index));
    const why = table !== undefined && limits.largeTables.has(table) ? problemOf(node, limits) : null;
    return table === undefined || why === null ? [] : [{ table, why, query }];
  });
}

function problemOf(node: PlanNode, { mostRows }: Limits): string | null {
  const type = node['Node Type'];
  if (type === 'Seq Scan' || type === 'Sample Scan') {
    return 'reads the whole table';
  }
  if (INDEX_SCANS.includes(type) && node['Index Cond'] === undefined) {
    return `reads the whole index ${node['Index Name'] ?? ''}`;
  }
  const read =
    (node['Actual Rows'] + node['Rows Removed by Filter'] + node['Rows Removed by Index Recheck']) *
    node['Actual Loops'];
  return read > mostRows ? `reads ${Math.round(read)} rows` : null;
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...node.Plans.flatMap(nodesOf)];
