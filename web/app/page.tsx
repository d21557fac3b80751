import ground from '@/components/ui/ground.module.css';

export default function Home() {
  return (
    <div className={ground.wrap}>
      <h1>Every plan that fits</h1>
    </div>
  );
}
