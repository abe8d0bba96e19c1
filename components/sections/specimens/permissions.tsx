import type { SpecimenOf } from '@/content/types';

const signs = {
  changes: 'fill-line',
  sees: 'fill-card',
  nothing: 'hidden',
};

/** The fields of one row, and what each role may do with them. */
export function Permissions({ roles, fields, rights }: Omit<SpecimenOf<'permissions'>, 'kind' | 'title' | 'note'>) {
  return (
    <div className="overflow-clip rounded-panel border-3 border-ink bg-card">
      <table className="w-full table-fixed border-collapse text-left">
        <thead>
          <tr className="bg-panel">
            <td className="w-3/10 lg:w-1/3" />
            {roles.map((role) => (
              <th key={role} scope="col" className="px-1 py-2.5 font-display leading-snug lg:px-4 lg:text-title">
                {role}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="rows">
          {fields.map(({ title, value, rights: own }) => (
            <tr key={title} className="align-top">
              <th scope="row" className="py-2.5 pl-2 lg:pl-7">
                <span className="block font-normal text-ink-soft">{title}</span>
                <span className="font-display lg:text-title">{value}</span>
              </th>
              {own.map((right, index) => (
                <td key={roles[index]} className="px-1 py-2.5 lg:px-4">
                  <svg viewBox="0 0 24 24" aria-hidden="true" className="mr-2 block size-5 stroke-line sm:inline-block">
                    <circle cx="12" cy="12" r="9" strokeWidth="5" className={signs[right]} />
                  </svg>
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
