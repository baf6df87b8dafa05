// Compares a database with lib/db/access.ts and gives the statements that repair the differences. Pure.
import {
  ACCESS,
  changeableColumns,
  FUNCTIONS,
  INNER_FUNCTIONS,
  insertableColumns,
  type Policy,
  policiesOf,
  type Rights,
  SHARED_TABLES,
  TRIGGER_FUNCTIONS,
} from '../../lib/db/access';
import { LOGIN_KINDS, LOGIN_ROLE, type LoginKind } from '../../lib/db/login-problem';
import type { Catalogue, PolicyFacts, RightsFacts, RoleFacts, TableFacts } from './read-catalogue';

/** `mends` is empty if only a person can decide what is right. */
export type Problem = { says: string; mends: string[] };

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const listed = (columns: readonly string[]) => columns.map(quoted).join(', ');

const TENANT_FUNCTION = ` SELECT nullif(current_setting('makerfront.tenant_id', true), '')::uuid `;
const MAKE_TENANT_FUNCTION = `CREATE OR REPLACE FUNCTION public.current_tenant_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$${TENANT_FUNCTION}$$`;

/** Every difference, in the order in which they can be repaired. */
export function accessProblems(catalogue: Catalogue): Problem[] {
  return [
    ...functionProblems(catalogue),
    ...LOGIN_KINDS.flatMap((kind) => roleProblems(kind, catalogue)),
    ...Object.keys(ACCESS).flatMap((name) => tableProblems(name, catalogue)),
    ...catalogue.tables.flatMap((table) => strangeTableProblems(table, catalogue)),
    ...callProblems(catalogue),
  ];
}

function roleProblems(kind: LoginKind, { roles }: Catalogue): Problem[] {
  const name = LOGIN_ROLE[kind];
  const role = roles.find((candidate) => candidate.name === name);
  if (!role) {
    const mends = [`CREATE ROLE ${name} NOLOGIN NOBYPASSRLS`];
    return [{ says: `the role ${name} is missing`, mends }];
  }
  const closed = kind === 'tenant' ? role.closedSchemas : [];
  return [
    ...ROLE_RULES.flatMap(({ isWrong, says, mends }) =>
      isWrong(role) ? [{ says: `the role ${name} ${says}`, mends: mends(name) }] : [],
    ),
    ...closed.map((schema) => ({
      says: `the role ${name} may not use the schema ${schema}`,
      mends: [`GRANT USAGE ON SCHEMA ${quoted(schema)} TO ${name}`],
    })),
  ];
}

const ROLE_RULES: {
  isWrong: (role: RoleFacts) => boolean;
  says: string;
  mends: (name: string) => string[];
}[] = [
  {
    isWrong: ({ isTooStrong }) => isTooStrong,
    says: 'may do more than work on rows',
    mends: (name) => [`ALTER ROLE ${name} NOSUPERUSER NOBYPASSRLS NOCREATEROLE NOCREATEDB NOREPLICATION`],
  },
  {
    isWrong: ({ canLogIn }) => canLogIn,
    says: 'can sign in',
    mends: (name) => [`ALTER ROLE ${name} NOLOGIN`],
  },
  {
    isWrong: ({ hasSchema }) => !hasSchema,
    says: 'may not use the schema public',
    mends: (name) => [`GRANT USAGE ON SCHEMA public TO ${name}`],
  },
  {
    isWrong: ({ makesTables }) => makesTables,
    says: 'may make tables',
    mends: (name) => [
      'REVOKE CREATE ON SCHEMA public FROM PUBLIC',
      `REVOKE CREATE ON SCHEMA public FROM ${name}`,
    ],
  },
  {
    isWrong: ({ makesTemporaryTables }) => makesTemporaryTables,
    says: 'may make temporary tables',
    mends: (name) => [
      `DO $$ BEGIN EXECUTE format('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC, ${name}', current_database()); END $$`,
    ],
  },
  {
    isWrong: ({ callsFunction }) => !callsFunction,
    says: 'may not call current_tenant_id()',
    mends: (name) => [`GRANT EXECUTE ON FUNCTION public.current_tenant_id() TO ${name}`],
  },
];

function functionProblems({ tenantFunction }: Catalogue): Problem[] {
  if (tenantFunction === null) {
    return [{ says: 'the function current_tenant_id() is missing', mends: [MAKE_TENANT_FUNCTION] }];
  }
  const { source, result, isDefiner } = tenantFunction;
  if (result !== 'uuid') {
    return [{ says: `the function current_tenant_id() answers ${result} and not uuid`, mends: [] }];
  }
  return source.trim() === TENANT_FUNCTION.trim() && !isDefiner
    ? []
    : [{ says: 'the function current_tenant_id() is another one', mends: [MAKE_TENANT_FUNCTION] }];
}

function tableProblems(name: string, catalogue: Catalogue): Problem[] {
  const table = catalogue.tables.find((candidate) => candidate.name === name);
  if (table?.kind !== 'r') {
    return [{ says: table ? `${name} is no plain table` : `the table ${name} is missing`, mends: [] }];
  }
  const isShared = SHARED_TABLES.includes(name);
  return [
    ...(table.isSecured === isShared
      ? [
          {
            says: `row-level security of ${name} is ${isShared ? 'on, and no policy belongs there' : 'off'}`,
            mends: [`ALTER TABLE ${quoted(name)} ${isShared ? 'DISABLE' : 'ENABLE'} ROW LEVEL SECURITY`],
          },
        ]
      : []),
    ...policyProblems(name, catalogue.policies),
    ...LOGIN_KINDS.flatMap((kind) => rightsProblems(table, kind, catalogue.rights)),
  ];
}

/** A condition without the spaces, brackets and column name that Postgres adds when it stores one. */
const bare = (condition: string | null) =>
  (condition ?? '').replaceAll(/[\s()]/g, '').replaceAll('AScurrent_tenant_id', '');

const isAsWanted = (found: PolicyFacts, { kind, condition }: Policy) =>
  found.isPermissive &&
  found.command === 'ALL' &&
  found.roles.length === 1 &&
  found.roles[0] === LOGIN_ROLE[kind] &&
  bare(found.using) === bare(condition) &&
  bare(found.check) === bare(condition);

const OUR_ROLES: readonly string[] = [...Object.values(LOGIN_ROLE), 'public'];

function policyProblems(table: string, policies: readonly PolicyFacts[]): Problem[] {
  const wanted = policiesOf(table);
  const found = policies.filter((policy) => policy.table === table);
  const drop = (name: string) => `DROP POLICY ${quoted(name)} ON ${quoted(table)}`;
  const missing = wanted.flatMap((policy) => {
    const { name, kind, condition } = policy;
    const same = found.find((candidate) => candidate.name === name);
    if (same && isAsWanted(same, policy)) {
      return [];
    }
    const make = `CREATE POLICY ${quoted(name)} ON ${quoted(table)} TO ${LOGIN_ROLE[kind]} USING (${condition}) WITH CHECK (${condition})`;
    return [
      {
        says: `the policy ${name} is ${same ? 'another one' : 'missing'}`,
        mends: same ? [drop(name), make] : [make],
      },
    ];
  });
  // A policy for other roles only gives a server nothing.
  const tooMany = found.filter(
    ({ name, roles }) =>
      !wanted.some((policy) => policy.name === name) && roles.some((role) => OUR_ROLES.includes(role)),
  );
  return [
    ...missing,
    ...tooMany.map(({ name }) => ({
      says: `the policy ${name} on ${table} opens more than it should`,
      mends: [drop(name)],
    })),
  ];
}

/** Who may call what runs with the rights of its owner. A function that is missing only a migration can make. */
function callProblems({ functions }: Catalogue): Problem[] {
  const missing = [...FUNCTIONS, ...INNER_FUNCTIONS, ...TRIGGER_FUNCTIONS]
    .filter((name) => !functions.some((one) => one.name === name))
    .map((name) => ({ says: `the function ${name} is missing`, mends: [] }));
  const roles = Object.values(LOGIN_ROLE);
  const wrong = functions.flatMap(({ name, signature, isDefiner, callers, isForAll }) => {
    const wanted: readonly string[] = FUNCTIONS.includes(name) ? [LOGIN_ROLE.platform] : [];
    if (isDefiner !== [...FUNCTIONS, ...TRIGGER_FUNCTIONS].includes(name)) {
      const says = `the function ${name} runs with ${isDefiner ? 'its owner’s' : 'its caller’s'} rights`;
      return [{ says, mends: [] }];
    }
    return isSame(callers, wanted) && !isForAll
      ? []
      : [
          {
            says: `the function ${name} may be called by others than it should`,
            mends: [
              `REVOKE ALL ON FUNCTION ${signature} FROM PUBLIC, ${roles.join(', ')}`,
              ...wanted.map((role) => `GRANT EXECUTE ON FUNCTION ${signature} TO ${role}`),
            ],
          },
        ];
  });
  return [...missing, ...wrong];
}

const isSame = (found: readonly string[], wanted: readonly string[]) =>
  found.length === wanted.length && wanted.every((column) => found.includes(column));

function rightsProblems(table: TableFacts, kind: LoginKind, rights: readonly RightsFacts[]): Problem[] {
  const { name, columns } = table;
  const role = LOGIN_ROLE[kind];
  const wanted = ACCESS[name]?.[kind] ?? null;
  const read = readableColumns(columns, wanted);
  const changed = changeableColumns(columns, wanted);
  const inserted = insertableColumns(columns, wanted);
  const unknown = [...inserted, ...changed, ...(wanted?.hidden ?? [])].filter(
    (column) => !columns.includes(column),
  );
  if (unknown.length > 0) {
    return [{ says: `the table ${name} has no column ${unknown.join(', ')}`, mends: [] }];
  }
  const found = rights.find((candidate) => candidate.table === name && candidate.role === role);
  if (
    found &&
    isSame(found.read, read) &&
    isSame(found.inserted, inserted) &&
    isSame(found.changed, changed) &&
    found.isDeleted === (wanted?.isDeleted ?? false) &&
    !found.hasMore
  ) {
    return [];
  }
  return [
    {
      says: `${role} may not do with ${name} what it should, or more`,
      mends: [
        `REVOKE ALL ON ${quoted(name)} FROM PUBLIC, ${role}`,
        ...grantsOf(table, wanted).map((grant) => `GRANT ${grant} ON ${quoted(name)} TO ${role}`),
      ],
    },
  ];
}

const readableColumns = (columns: readonly string[], rights: Rights | null) => {
  const hidden = rights?.hidden;
  return hidden ? columns.filter((column) => !hidden.includes(column)) : [];
};

function grantsOf({ columns }: TableFacts, rights: Rights | null): string[] {
  const read = readableColumns(columns, rights);
  const changed = changeableColumns(columns, rights);
  const inserted = insertableColumns(columns, rights);
  return [
    ...(read.length === columns.length ? ['SELECT'] : []),
    ...(read.length > 0 && read.length < columns.length ? [`SELECT (${listed(read)})`] : []),
    ...(rights?.inserted === 'all' ? ['INSERT'] : []),
    ...(rights?.inserted !== 'all' && inserted.length > 0 ? [`INSERT (${listed(inserted)})`] : []),
    ...(changed.length > 0 ? [`UPDATE (${listed(changed)})`] : []),
    ...(rights?.isDeleted ? ['DELETE'] : []),
  ];
}

/**
 * A table that is not the product's may be anything; if a server can reach it, that is reported and left to its
 * owner.
 */
function strangeTableProblems({ name }: TableFacts, { rights }: Catalogue): Problem[] {
  const isOpen = ({ table, read, inserted, changed, isDeleted, hasMore }: RightsFacts) =>
    table === name && (read.length > 0 || inserted.length > 0 || changed.length > 0 || isDeleted || hasMore);
  const open = ACCESS[name] ? undefined : rights.find(isOpen);
  return open
    ? [
        {
          says: `${open.role} may use ${name}, which is no table of Makerfront's: REVOKE ALL ON ${quoted(name)} FROM PUBLIC, ${open.role}`,
          mends: [],
        },
      ]
    : [];
}
