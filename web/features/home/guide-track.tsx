import { CarouselTrack } from '@/components/ui/carousel.tsx';
import { SceneAgain, SceneInPage } from '@/components/ui/scene-in-page.tsx';
import { ArticleCard } from '@/features/blog/article-card.tsx';
import { articlesOf } from '@/features/blog/article-list.ts';
import { reader } from '@/lib/reader.ts';
import type { SceneName } from '@/lib/scene-names.ts';
import { textsOf } from '@/lib/texts.ts';
import { doorScenes } from './doors.tsx';
import { guideTrack } from './guide-list.ts';

/** The guides of the blog, to be read. What the doors have drawn is not drawn again. */
export function GuideTrack() {
  const drawn = new Set<SceneName>(doorScenes);
  const items = articlesOf(reader().locale).map((article) => {
    const { slug, scene } = article;
    const Drawing = drawn.has(scene) ? SceneAgain : SceneInPage;
    drawn.add(scene);
    return {
      key: slug,
      content: <ArticleCard article={article} drawing={<Drawing of={scene} size="m" />} />,
    };
  });
  return <CarouselTrack id={guideTrack} label={textsOf('blog').latest} show="one" items={items} />;
}
