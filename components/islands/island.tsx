import type { ComponentType } from 'react';
import { IslandRoot } from './island-root';
import { type IslandName, type IslandProps, islands } from './registry';

/**
 * A part of a page that React hydrates when a visitor uses it. The element has its name and props
 * as data, from which the export renders it as a separate root (tools/export/README.md).
 */
export function Island<Name extends IslandName>({ name, ...props }: { name: Name } & IslandProps<Name>) {
  const Content = islands[name] as ComponentType<object>;
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <IslandRoot>
        <Content {...props} />
      </IslandRoot>
    </div>
  );
}
