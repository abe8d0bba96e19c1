import { LegalPage } from '@/app/_templates/legal-page';
import { SectionsPage } from '@/app/_templates/sections-page';
import { pageMetadata } from '@/lib/metadata';
import { pageAt, pages } from '@/lib/pages';

type Props = PageProps<'/[slug]'>;

const pageOf = async ({ params }: Props) => pageAt(`/${(await params).slug}`);

export const dynamicParams = false;

/** The pages whose copy is all in the list of pages: legal ones, and those of plain sections. */
export function generateStaticParams() {
  return pages.filter(({ copy }) => copy).map(({ path }) => ({ slug: path.slice(1) }));
}

export async function generateMetadata(props: Props) {
  return pageMetadata((await pageOf(props)).path);
}

export default async function CopyPage(props: Props) {
  const page = await pageOf(props);
  if (page.kind === 'legal') return <LegalPage {...page.copy} />;
  return page.kind === 'plain' && page.copy && <SectionsPage {...page.copy} />;
}
