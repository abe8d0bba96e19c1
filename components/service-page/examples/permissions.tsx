import type { ExampleOf } from '@/content/types';

const dotClasses = { changes: 'fill-category', sees: 'fill-card' };

/** The fields of a register's row, and what each role may do with them. */
export function Permissions({ roles, fields, rights }: ExampleOf<'permissions'>) {
  return (
    <div className="overflow-clip rounded-panel border-3 border-ink bg-card">
      <table role="table" className="w-full table-fixed border-collapse max-sm:block">
        <thead role="rowgroup" className="max-sm:block">
          <tr role="row" className="surface-panel max-sm:grid max-sm:grid-cols-3 max-sm:px-4.5">
            <td role="cell" className="w-3/10 max-sm:hidden lg:w-[23.6%]" />
            {roles.map((role) => (
              <th
                key={role}
                role="columnheader"
                scope="col"
                className="py-2.5 font-display text-base/snug sm:px-1 lg:w-[25.9%] lg:px-4 lg:text-title lg:last:w-auto"
              >
                {role}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="divided-rows max-sm:block">
          {fields.map(({ title, value, rights: own }) => (
            <tr key={title} role="row" className="align-top max-sm:grid max-sm:grid-cols-3 max-sm:px-4.5 max-sm:py-2">
              <th role="rowheader" scope="row" className="max-sm:col-span-full sm:py-2.5 sm:ps-4.5 lg:ps-7">
                <span className="font-normal text-ink-soft max-sm:me-2 sm:block">{title}</span>
                <span className="font-display lg:text-title">{value}</span>
              </th>
              {own.map((right, index) => (
                <td key={roles[index]} role="cell" className="sm:px-1 sm:py-2.5 lg:px-4">
                  {right !== 'nothing' && (
                    <svg viewBox="0 0 24 24" aria-hidden="true" className="me-2 inline-block size-5 stroke-category">
                      <circle cx="12" cy="12" r="9" strokeWidth="5" className={dotClasses[right]} />
                    </svg>
                  )}
                  {rights[right]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
