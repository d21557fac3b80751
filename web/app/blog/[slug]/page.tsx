import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticlePage } from '@/features/blog/article-page.tsx';
import { titleWithForms } from '@/features/leads/open-form.ts';
import { siteContent } from '@/lib/content/site-content.ts';
import { pageMetadata } from '@/lib/page-metadata.ts';
import { reader } from '@/lib/reader.ts';

interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, meta, published, topic } = await asked(params);
  const metadata = await pageMetadata({
    ...meta,
    language: reader().locale,
    address: `/blog/${slug}`,
    image: { motor: 'car', medical: 'health', general: 'blog' }[topic],
    type: 'article',
    published,
  });
  return { ...metadata, title: await titleWithForms(meta.title) };
}

export default async function Post({ params }: Props) {
  return <ArticlePage article={await asked(params)} />;
}

async function asked(params: Props['params']) {
  const { slug } = await params;
  return siteContent().article(reader().locale, slug) ?? notFound();
}
