"""What measures the expert, without PyTorch."""
